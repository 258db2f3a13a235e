import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatLocation, type Problem, type SiteConfig, UsageError, warning } from 'docs-site-engine/node';
import { KNOWN } from './migrateFrontmatter.ts';
import { migrateNavigation } from './migrateNavigation.ts';
import { migratePage, type Needs } from './migratePage.ts';
import { navigationText } from './navigationTree.ts';
import { newConfig, placeholderText } from './newConfig.ts';
import { isText, readSite, type Settings } from './sourceSettings.ts';
import { findSite, languageFiles, listSource, type SourceSite, type Tool } from './sourceSite.ts';

/** The migrated site before it is written. */
export interface MigratedSite {
  /** Contents of text files, by path. */
  files: Record<string, string>;
  /** Files to copy unchanged, by path. */
  copies: [name: string, content: Buffer][];
  /** Number of pages. */
  pages: number;
  /** Remaining manual changes. */
  manualChanges: Problem[];
  config: SiteConfig;
}

/**
 * Migrates pages, configuration and navigation, without checking the result.
 *
 * @param folder folder of the pages, or a parent folder
 */
export async function migrateSite(tool: Tool, folder: string): Promise<MigratedSite> {
  const needs: Needs = { components: new Map(), hosts: new Set(), keys: new Set() };
  const site: Omit<MigratedSite, 'config'> = { files: {}, copies: [], pages: 0, manualChanges: [] };
  const { source, settings } = await readSite(tool, findSite(tool, folder), site.manualChanges);
  const languages = source.languages.map(({ lang, folder }, index) => ({
    lang: folder === '' ? rootLanguage(settings, index, source) : lang,
    folder,
  }));
  const newPath = (file: string): string => {
    const name = path.relative(source.folder, file).replaceAll(path.sep, '/');
    const [language] = languages
      .filter(({ folder }) => folder === '' || name.startsWith(`${folder}/`))
      .sort((one, other) => other.folder.length - one.folder.length);
    if (!language) return `docs/${name}`;
    return `docs/${language.lang}/${language.folder === '' ? name : name.slice(language.folder.length + 1)}`;
  };
  for (const { lang, folder } of languages) {
    const from = path.join(source.folder, folder);
    for (const name of languageFiles(source, folder)) {
      const file = path.join(from, name);
      const to = `docs/${lang}/${name}`;
      if (/(?:^|\/)_(?:meta|nav)\.json$/.test(name)) continue;
      if (!/\.mdx?$/.test(name)) {
        site.copies.push([to, readFileSync(file)]);
        continue;
      }
      site.pages += 1;
      const script = ['js', 'ts', 'mjs', 'mts']
        .map((end) => file.replace(/\.mdx?$/, `.paths.${end}`))
        .find(existsSync);
      if (script !== undefined) {
        const message = `The pages that ${path.basename(script)} generates from this one are not migrated.`;
        site.manualChanges.push(
          warning(to, message, 'Write them by hand, or generate them with a script before the build.'),
        );
      }
      const text = readFileSync(file, 'utf8');
      const page = { ...source, tool, file, displayFile: to, text, newPath };
      try {
        site.files[to] = migratePage(page, needs, site.manualChanges);
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
      }
    }
  }
  for (const shared of source.languages[0]?.folder === '' ? [] : languageFiles(source, ''))
    site.copies.push([`docs/${shared}`, readFileSync(path.join(source.folder, shared))]);
  const themes = tool === 'vitepress' ? ['.vitepress/theme', '../.vitepress/theme'] : ['../theme', 'theme'];
  const theme = themes.find((name) => existsSync(path.join(source.folder, name)));
  const message =
    'The theme of the old site is not migrated, including its layouts, styles and additions to pages.';
  if (theme !== undefined)
    site.manualChanges.push(warning(theme, message, 'See "Customization" in the manual.'));
  const publicDir = [path.join(source.folder, 'public'), path.join(source.folder, '../public')].find(
    existsSync,
  );
  for (const name of publicDir === undefined ? [] : listSource(publicDir))
    site.copies.push([`public/${name}`, readFileSync(path.join(publicDir ?? '', name))]);
  for (const [name, places] of needs.components) {
    site.files[`components/${name}.tsx`] = placeholderText(name);
    const [first = { file: `components/${name}.tsx` }, ...others] = places;
    const also = [...new Set(others.map(formatLocation))].join(', ');
    const message = `<${name}> is a component of the old site. components/${name}.tsx is a placeholder that renders its children.${also === '' ? '' : ` It is also used in ${also}.`}`;
    const advice = 'Rewrite it for React: see "Customization" in the manual.';
    site.manualChanges.push({ ...warning(first.file, message, advice), ...first });
  }
  const hosts = [...needs.hosts].sort().join(', ');
  if (hosts !== '')
    site.manualChanges.push(
      warning('site.config.ts', `"csp" allows pages to load from these hosts: ${hosts}.`),
    );
  const keys = [...needs.keys].filter((key) => !KNOWN.has(key)).sort();
  const names = languages.map(({ lang }) => lang);
  const navigation = migrateNavigation(source, settings, names, site.manualChanges);
  if (navigation !== undefined) site.files['docs/navigation.ts'] = navigationText(navigation);
  return { ...site, config: newConfig({ tool, settings, languages, needs, keys }, site.manualChanges) };
}

/** Returns the language of the pages outside of language folders. */
function rootLanguage({ config, languages }: Settings, index: number, source: SourceSite): string {
  const lang = [languages[index]?.locale.lang, config.lang].find(isText) ?? 'en';
  const names = [lang.replace(/-.*$/, ''), lang];
  const free = names.find((name) => !source.languages.some(({ folder }) => folder === name));
  if (free !== undefined) return free;
  throw new UsageError(
    `Pages in "${lang}" are both in ${source.folder} and in its folder "${lang}". Set "lang" of each locale in the old configuration.`,
  );
}
