import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Navigation, type Problem, type SidebarInput, warning } from 'docs-site-engine/node';
import { mergeNavigations } from './mergeNavigations.ts';
import { folderTitle, MetaFiles } from './metaFiles.ts';
import { addMissingPages, createPages, migrateNav, migrateSidebar, type Pages } from './navigationTree.ts';
import { type Keys, type Settings, toKeys } from './sourceSettings.ts';
import { languageFiles, type SourceSite } from './sourceSite.ts';

const FILE = 'docs/navigation.ts';

/** Returns the navigation of a site in all languages; `undefined` if sidebars are generated from folders. */
export function migrateNavigation(
  source: SourceSite,
  settings: Settings,
  names: readonly string[],
  manualChanges: Problem[],
): Navigation | undefined {
  const paths = source.languages.map(({ folder }) => languageFiles(source, folder).flatMap(pagePath));
  const [firstPages = []] = paths;
  paths.slice(1).forEach((others, index) => {
    const message = 'The page is not in any sidebar, because the first language has no sidebar here.';
    const advice = `Write the page in docs/${names[0]}, then add it to docs/navigation.ts.`;
    for (const page of others)
      if (!firstPages.includes(page))
        manualChanges.push(warning(`docs/${names[index + 1]}${page}`, message, advice));
  });
  const navigations = source.languages.map(({ folder }, index): Navigation => {
    const language = { folder: path.join(source.folder, folder), lang: names[index] ?? '' };
    const pages = createPages(paths[index] ?? []);
    const fileNavigation = fromFiles(language, pages, manualChanges);
    const { theme } = settings.languages[index] ?? { theme: {} };
    const configNavigation = fromConfig(theme, folder || language.lang, pages, language.lang, manualChanges);
    return {
      nav: fileNavigation.nav.length > 0 ? fileNavigation.nav : configNavigation.nav,
      sidebar:
        Object.keys(fileNavigation.sidebar).length > 0 ? fileNavigation.sidebar : configNavigation.sidebar,
    };
  });
  const hasEntries = ({ nav, sidebar }: Navigation) => nav.length > 0 || Object.keys(sidebar).length > 0;
  const first = navigations.find(hasEntries);
  if (first) {
    const { navigation, missing } = mergeNavigations(first, navigations, names);
    const advice = 'All languages share one navigation. Add the entry, or its text, by hand.';
    for (const text of missing)
      manualChanges.push(warning(FILE, `The navigation differs between languages: ${text}`, advice));
    return addMissingPages(
      navigation,
      firstPages.filter((page) => page !== '/' || !isHome(source)),
      (link) =>
        manualChanges.push(
          warning(FILE, `"${link}" was listed twice in the old navigation. The first entry was kept.`),
        ),
    );
  }
  const message =
    'The navigation could not be read. Sidebars are generated from folders, and the navbar is empty.';
  manualChanges.push(
    warning(FILE, message, 'Write docs/navigation.ts, or set "order" in the frontmatter of pages.'),
  );
  return undefined;
}

/** Whether the first page is a home page, which sidebars don't list. */
function isHome({ folder, languages }: SourceSite): boolean {
  const files = ['index.md', 'index.mdx'].map((name) => path.join(folder, languages[0]?.folder ?? '', name));
  const file = files.find(existsSync);
  return (
    file !== undefined &&
    /^(?:layout|pageType):[ \t]*["']?(?:home|custom|page|blank|false)\b/m.test(readFileSync(file, 'utf8'))
  );
}

function pagePath(name: string): string[] {
  const [, stem] = /^(.*)\.mdx?$/.exec(name) ?? [];
  if (stem === undefined || name.split('/').some((part) => part === 'shared' || part.startsWith('_')))
    return [];
  return [`/${stem}`.replace(/\/index$/, '/')];
}

/** Migrates the navigation in `themeConfig` of a language. */
function fromConfig(
  theme: Keys,
  folder: string,
  pages: Pages,
  lang: string,
  manualChanges: Problem[],
): Navigation {
  const reportDeadLink = (text: string) =>
    manualChanges.push(warning(FILE, `A dead link was removed from the navigation (${lang}): ${text}`));
  // links can start with the language's folder
  const languagePages: Pages = {
    ...pages,
    find: (link) => pages.find(link) ?? pages.find(link.replace(new RegExp(`^/?${folder}(?=/|$)`), '')),
  };
  const sidebars = Array.isArray(theme.sidebar) ? { '/': theme.sidebar } : toKeys(theme.sidebar);
  const sidebar = Object.entries(sidebars).map(([prefix, entries]): [string, SidebarInput[]] => {
    const { base, items } = Array.isArray(entries) ? { base: '', items: entries } : toKeys(entries);
    const route = `${prefix}/`.replace(/\/+$/, '/').replace(new RegExp(`^/${folder}/`), '/');
    return [
      route,
      migrateSidebar(items, languagePages, reportDeadLink, typeof base === 'string' ? base : ''),
    ];
  });
  return {
    nav: migrateNav(theme.nav, languagePages, reportDeadLink),
    sidebar: Object.fromEntries(sidebar.filter(([, entries]) => entries.length > 0)),
  };
}

/** Migrates the navigation of Rspress: `_nav.json`, and `_meta.json` in folders. */
function fromFiles(
  { folder, lang }: { folder: string; lang: string },
  pages: Pages,
  manualChanges: Problem[],
): Navigation {
  const meta = new MetaFiles({
    pages: pages.all,
    find: (link) => pages.find(link),
    title: folderTitle,
    place: (route, name) => ({
      file: path.join(folder, route, name),
      displayFile: `docs/${lang}${route}${name}`,
    }),
    otherwise: (route) =>
      pages.all.filter((page) => page.startsWith(route) && !page.slice(route.length).includes('/')),
  });
  const sidebar: Navigation['sidebar'] = meta.has('/') ? { '/': meta.entries('/') } : {};
  for (const entry of meta.has('/') ? [] : readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !meta.has(`/${entry.name}/`)) continue;
    const entries = meta.entries(`/${entry.name}/`);
    if (entries.length > 0) sidebar[`/${entry.name}/`] = entries;
  }
  const nav = meta.nav();
  // warns, because the files themselves aren't migrated
  manualChanges.push(...meta.problems.map((problem): Problem => ({ ...problem, severity: 'warning' })));
  return { nav, sidebar };
}
