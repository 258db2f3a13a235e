import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isNodeModules, UsageError, walkFolder } from 'docs-site-engine/node';

/** The tool that a site is migrated from. */
export type Tool = 'vitepress' | 'rspress';

export function isTool(name: string): name is Tool {
  return name === 'vitepress' || name === 'rspress';
}

/** Folders that are next to pages but don't contain any. */
const OTHERS: ReadonlySet<string> = new Set(['public', 'dist']);
const AGENTS = new Set(['AGENTS.md', 'CLAUDE.md']);
const LANGUAGE = /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/;

/** A site of another tool. */
export interface SourceSite {
  /** Folder of the pages. */
  folder: string;
  /** Subfolder of each language. Empty for VitePress's default language. */
  languages: { lang: string; folder: string }[];
  /** Aliases of folders in imports: `@en/` is `…/docs/en/`. */
  aliases: [prefix: string, folder: string][];
}

const CONFIG: Record<Tool, readonly string[]> = {
  vitepress: ['.vitepress/config', 'config', '.vitepress/config/index'],
  rspress: ['rspress.config'],
};
const EXTENSIONS = ['.ts', '.mts', '.js', '.mjs', '.cjs', '.yml', '.toml', '.json'];
/** Configuration files of unsupported tools, whose page syntax differs. */
const FOREIGN = [
  'docusaurus.config',
  'astro.config',
  '.vuepress/config',
  'mkdocs',
  'book',
  'antora',
  'hugo',
  '_config',
];

/** Location of a site. */
export interface Found {
  /** Folder of the pages. */
  folder: string;
  /** Absolute path of the configuration; absent if none was found. */
  configFile?: string | undefined;
}

/** Inspects a folder, which is the folder of pages or contains it as `docs`. */
export function findSite(tool: Tool, start: string): Found {
  const inner = path.join(start, 'docs');
  // relies on the configuration, because other Markdown files can be next to the folder of pages
  const isAbove =
    tool === 'rspress'
      ? findConfig(CONFIG.rspress, [start]) !== undefined
      : existsSync(path.join(inner, '.vitepress'));
  const isPages = existsSync(path.join(start, '.vitepress')) || (!isAbove && hasPages(start));
  const folder = existsSync(inner) && !isPages ? inner : start;
  const above = path.dirname(folder);
  const configFile = findConfig(CONFIG[tool], [folder, above]);
  const others = [...CONFIG.vitepress, ...CONFIG.rspress, ...FOREIGN].filter((name) => name !== 'config');
  const other = configFile === undefined ? findConfig(others, [start, folder, above]) : undefined;
  if (other !== undefined)
    throw new UsageError(
      `"${path.relative(process.cwd(), other)}" does not belong to ${tool === 'vitepress' ? 'VitePress' : 'Rspress'}. Name the tool that this folder was written for.`,
    );
  return { folder, configFile };
}

/**
 * Returns the languages and aliases of a site.
 *
 * @param pages folder of the pages, as configured
 */
export function readSource(tool: Tool, found: Found, pages = ''): SourceSite {
  const { configFile = '' } = found;
  const [root = ''] = configFile.split(`${path.sep}.vitepress${path.sep}`);
  const pagesFolder = path.resolve(root === configFile ? path.dirname(root) : root, pages);
  const folder = pages !== '' && existsSync(pagesFolder) ? pagesFolder : found.folder;
  const names = readdirSync(folder).filter(
    (name) => LANGUAGE.test(name) && !OTHERS.has(name) && statSync(path.join(folder, name)).isDirectory(),
  );
  const languages = names.map((lang) => ({ lang, folder: lang }));
  const isDefault = ({ lang }: { lang: string }) => lang === 'en';
  return {
    folder,
    languages: hasPages(folder)
      ? [{ lang: names.includes('en') ? 'root' : 'en', folder: '' }, ...languages]
      : languages.sort((one, other) => Number(isDefault(other)) - Number(isDefault(one))),
    // "@" of VitePress is the folder of the pages
    aliases: [
      ...readAliases([path.dirname(folder), folder]),
      ...(tool === 'vitepress' ? [['@/', `${folder}/`] satisfies [string, string]] : []),
    ],
  };
}

function hasPages(folder: string): boolean {
  return readdirSync(folder).some(
    (name) => /\.mdx?$/.test(name) && !AGENTS.has(name) && name !== 'README.md',
  );
}

function findConfig(names: readonly string[], folders: readonly string[]): string | undefined {
  return folders
    .flatMap((folder) => names.flatMap((name) => EXTENSIONS.map((end) => path.join(folder, name + end))))
    .find((name) => existsSync(name));
}

/** Returns `paths` of the nearest `tsconfig.json`. */
function readAliases(folders: readonly string[]): [string, string][] {
  for (const folder of folders) {
    const file = path.join(folder, 'tsconfig.json');
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
    const [, paths = ''] = /"paths"\s*:\s*\{([^}]*)\}/.exec(text) ?? [];
    return [...paths.matchAll(/"([^"]+)"\s*:\s*\[\s*"([^"]+)"/g)].map(([, name = '', to = '']) => [
      name.replace(/\*$/, ''),
      path.resolve(folder, to.replace(/\*$/, '')) + (to.endsWith('*') ? '/' : ''),
    ]);
  }
  return [];
}

/**
 * Returns every file of a folder, relative to it.
 *
 * @param skip names to skip at the top level. Default: none, and hidden files are included
 */
export function listSource(folder: string, skip?: ReadonlySet<string>): string[] {
  const isIgnored = (name: string) =>
    isNodeModules(name) ||
    AGENTS.has(path.basename(name)) ||
    /(?:^|\/)\.[^/]*$/.test(name) ||
    skip?.has(name);
  return walkFolder({ root: folder }, folder, (name) => skip !== undefined && Boolean(isIgnored(name))).files;
}

/** Returns the files of a language, relative to its folder. */
export function languageFiles({ folder, languages }: SourceSite, languageFolder: string): string[] {
  const others = languages.map((language) => language.folder);
  return listSource(
    path.join(folder, languageFolder),
    new Set(languageFolder === '' ? [...OTHERS, ...others] : []),
  );
}
