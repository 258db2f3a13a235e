import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Navigation, SidebarInput } from '../../../shared/navigation.ts';
import type { Problem } from '../../base/problems.ts';
import { MetaFiles, titleOfFolder } from '../../site/metaFiles.ts';
import { importConfig } from './foreignConfig.ts';
import { navOf, type Pages, pagesOf, sidebarOf, withAllPages } from './navigationTree.ts';
import { listSource, type SourceSite, type Tool } from './sourceSite.ts';

/** The navigation of a site, of its default language; `undefined`: sidebars follow from the folders. */
export async function migrateNavigation(
  tool: Tool,
  source: SourceSite,
  left: Problem[],
): Promise<Navigation | undefined> {
  const [language] = source.languages;
  if (!language) return undefined;
  const folder = path.join(source.folder, language.folder);
  const others = new Set(source.languages.map((other) => other.folder).filter(Boolean));
  const pages = pagesOf(listSource(folder, language.folder === '' ? others : new Set()).flatMap(pagePath));
  const found =
    tool === 'vitepress'
      ? await fromConfig(source, language, pages)
      : fromFiles({ folder, lang: language.lang }, pages, left);
  if (found && (found.nav.length > 0 || Object.keys(found.sidebar).length > 0))
    return withAllPages(found, pages);
  left.push({
    severity: 'warning',
    file: 'docs/navigation.ts',
    message: 'The navigation could not be read: sidebars follow from the folders, and the top bar is empty.',
    advice: 'Write docs/navigation.ts, or “order: 1” into frontmatter.',
  });
  return undefined;
}

function pagePath(name: string): string[] {
  const [, stem] = /^(.*)\.mdx?$/.exec(name) ?? [];
  if (stem === undefined || name.split('/').some((part) => part === 'shared' || part.startsWith('_')))
    return [];
  return [`/${stem}`.replace(/\/index$/, '/')];
}

/** VitePress: `themeConfig` of the configuration, or of a language in it. */
async function fromConfig(
  source: SourceSite,
  { lang, folder }: SourceSite['languages'][number],
  pages: Pages,
): Promise<Navigation | undefined> {
  // a folder of pages may have a configuration of its own
  const own = [source.folder, path.join(source.folder, folder)].map((name) => path.join(name, 'config.ts'));
  const files = [source.configFile, ...own.filter((file) => existsSync(file))].filter(
    (file) => file !== undefined,
  );
  const configs = (await Promise.all([...new Set(files)].map(importConfig))).map(keys);
  const themes = configs.map((config) => {
    const locales = keys(config.locales);
    const locale = keys(locales[folder === '' ? 'root' : folder] ?? locales[lang]);
    return { ...keys(config.themeConfig), ...keys(locale.themeConfig) };
  });
  const theme: Record<string, unknown> = Object.assign({}, ...themes);
  const sidebars = Array.isArray(theme.sidebar) ? { '/': theme.sidebar } : keys(theme.sidebar);
  const sidebar = Object.entries(sidebars).map(([prefix, entries]): [string, SidebarInput[]] => {
    const { base, items } = Array.isArray(entries) ? { base: '', items: entries } : keys(entries);
    const route = prefix.replace(new RegExp(`^/${folder}/`), '/');
    return [
      route.endsWith('/') ? route : `${route}/`,
      sidebarOf(items, pages, typeof base === 'string' ? base : ''),
    ];
  });
  return {
    nav: navOf(theme.nav, pages),
    sidebar: Object.fromEntries(sidebar.filter(([, entries]) => entries.length > 0)),
  };
}

function keys(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Rspress: `_nav.json`, and `_meta.json` in folders. */
function fromFiles(
  { folder, lang }: { folder: string; lang: string },
  pages: Pages,
  left: Problem[],
): Navigation {
  const meta = new MetaFiles({
    pages: pages.all,
    find: (link) => pages.find(link),
    title: titleOfFolder,
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
  // the files themselves stay behind
  left.push(...meta.problems.map((problem): Problem => ({ ...problem, severity: 'warning' })));
  return { nav, sidebar };
}
