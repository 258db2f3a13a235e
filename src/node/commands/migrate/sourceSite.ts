import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../base/commandLine.ts';

/** What sites are migrated from. */
export type Tool = 'vitepress' | 'rspress';

export function isTool(name: string): name is Tool {
  return name === 'vitepress' || name === 'rspress';
}

/** Folders and files that hold no pages. */
const OTHERS = new Set(['node_modules', '.vitepress', 'public', 'theme', 'dist', 'AGENTS.md', 'CLAUDE.md']);
const LANGUAGE = /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/;

/** A site as another tool has it. */
export interface SourceSite {
  /** Folder of the pages. */
  folder: string;
  /** Folder below it for each language; of VitePress, the default language has none: `''`. */
  languages: { lang: string; folder: string }[];
  /** Folders that imports name otherwise: `@en/` is `…/docs/en/`. */
  aliases: [prefix: string, folder: string][];
  /** Its configuration: an absolute path. Absent: none was found. */
  configFile?: string | undefined;
}

const CONFIG: Record<Tool, readonly string[]> = {
  vitepress: ['.vitepress/config', 'config', '.vitepress/config/index'],
  rspress: ['rspress.config'],
};
const EXTENSIONS = ['.ts', '.mts', '.js', '.mjs', '.cjs', '.yml', '.toml', '.json'];
/** Configurations of other tools, whose pages mean something else. */
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

/** Looks at a folder: either that of the pages, or one with `docs` in it. */
export function readSource(tool: Tool, given: string): SourceSite {
  const inner = path.join(given, 'docs');
  const folder =
    existsSync(inner) && !existsSync(path.join(given, '.vitepress')) && !hasPages(given) ? inner : given;
  const above = path.dirname(folder);
  const configFile = findConfig(CONFIG[tool], [folder, above]);
  const others = [...CONFIG.vitepress, ...CONFIG.rspress, ...FOREIGN].filter((name) => name !== 'config');
  const other = configFile === undefined ? findConfig(others, [given, folder, above]) : undefined;
  if (other !== undefined)
    throw new UsageError(
      `“${path.relative(process.cwd(), other)}” is not of ${tool === 'vitepress' ? 'VitePress' : 'Rspress'}: name the tool that this folder was written for.`,
    );
  const names = readdirSync(folder).filter(
    (name) => LANGUAGE.test(name) && !OTHERS.has(name) && statSync(path.join(folder, name)).isDirectory(),
  );
  const found = names.map((lang) => ({ lang, folder: lang }));
  const isDefault = (name: string) => name === 'en';
  const languages = hasPages(folder)
    ? [{ lang: found.some(({ lang }) => lang === 'en') ? 'root' : 'en', folder: '' }, ...found]
    : [...found.filter(({ lang }) => isDefault(lang)), ...found.filter(({ lang }) => !isDefault(lang))];
  return {
    folder,
    languages,
    // “@” of VitePress is the folder of the pages
    aliases: [
      ...readAliases([above, folder]),
      ...(tool === 'vitepress' ? [['@/', `${folder}/`] satisfies [string, string]] : []),
    ],
    configFile,
  };
}

function hasPages(folder: string): boolean {
  return readdirSync(folder).some(
    (name) => /\.mdx?$/.test(name) && !OTHERS.has(name) && name !== 'README.md',
  );
}

function findConfig(names: readonly string[], folders: readonly string[]): string | undefined {
  return folders
    .flatMap((folder) => names.flatMap((name) => EXTENSIONS.map((end) => path.join(folder, name + end))))
    .find((name) => existsSync(name));
}

/** `paths` of the nearest `tsconfig.json`. */
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

/** Every file of a folder that is not left out, relative to it. */
export function listSource(folder: string, without: ReadonlySet<string> = new Set()): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (OTHERS.has(entry.name) || without.has(entry.name) || entry.name.startsWith('.')) return [];
    if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
    return listSource(path.join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });
}
