import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveFile } from 'docs-site-engine/node';

const IMPORT = /^import\s+([^'"]*?)\s*from\s*(['"])([^'"]+)\2;?[ \t]*$/gm;
const THEME = /^(?:@theme|rspress\/theme|@rspress\/core\/theme)$/;
const INCLUDE = /<!--\s*@include:\s*([^\s{#]+?)([{#][^\n]*?)?\s*-->/g;
/** Matches a component without props, next to text on its line. */
const INLINE = /(?:(?<=\S.*)|(?=<\w+\s*\/>[ \t]*\S))<([A-Z]\w*)\s*\/>/g;

/** Context for resolving the paths in a page. */
export interface Origin {
  /** Absolute path of the page. */
  file: string;
  /** Folder of all pages. Files outside it aren't migrated. */
  folder: string;
  aliases: readonly [prefix: string, folder: string][];
}

/** Files of fragments, by the name that a page imports. */
export type Imported = Map<string, string | undefined>;

/** Resolves a path in a page: an alias of the old site, or relative to the page's folder. */
function resolveAliased(name: string, file: string, aliases: Origin['aliases']): string {
  const alias = aliases.find(([prefix]) => name.startsWith(prefix));
  return alias ? path.join(alias[1], name.slice(alias[0].length)) : path.resolve(path.dirname(file), name);
}

/** Inserts the text of VitePress's `<!--@include: ./part.md-->` into the page. */
export function inlineIncludes(
  text: string,
  { file, aliases }: Pick<Origin, 'file' | 'aliases'>,
  depth: number,
  note: (message: string, advice?: string) => void,
): string {
  return text.replace(INCLUDE, (comment, name: string, part: string | undefined) => {
    const target = resolveAliased(name, file, aliases);
    if (part !== undefined || depth > 5 || !existsSync(target)) {
      note(`This included part of a page was not found: ${comment}`, 'Insert its text here.');
      return comment;
    }
    note(
      `The text of "${name}" was copied into the page.`,
      'To share the text as a fragment, rename the page to .mdx.',
    );
    const content = readFileSync(target, 'utf8').replace(
      /^---\r?\n[\s\S]*?^---[ \t]*\r?\n/m,
      (front, index: number) => (index === 0 ? '' : front),
    );
    return inlineIncludes(content.trimEnd(), { file: target, aliases }, depth + 1, note);
  });
}

/** Makes aliased imports of fragments relative, and removes imports of components, which the site's config lists. */
export function migrateImports(prose: string, { file, folder, aliases }: Origin, imported: Imported): string {
  return prose.replace(IMPORT, (line, names: string, _quote, specifier: string) => {
    if (THEME.test(specifier)) return line;
    const target = resolveAliased(specifier, file, aliases);
    const isFragment = /\.mdx?$/.test(specifier) && existsSync(target);
    if (isFragment) {
      imported.set(/^\w+/.exec(names)?.[0] ?? '', target);
      const relative = path.relative(path.dirname(file), target).replaceAll(path.sep, '/');
      return `import ${names} from '${relative.startsWith('.') ? relative : `./${relative}`}';`;
    }
    const isCarried = specifier.startsWith('.') && !path.relative(folder, target).startsWith('..');
    if (isCarried && resolveFile(target) !== undefined) {
      for (const name of names.match(/\w+/g) ?? []) imported.set(name, undefined);
      return line;
    }
    return '';
  });
}

/** Replaces a fragment within a line with its text, or moves it to a separate line. */
export function fragmentsInLines(
  prose: string,
  imported: Imported,
  note: (index: number, message: string) => void,
): string {
  return prose.replace(INLINE, (tag, name: string, index: number) => {
    const file = imported.get(name);
    const words = file === undefined ? '' : readFileSync(file, 'utf8').trim();
    if (words === '') return tag;
    if (/\n|^---|^import /.test(words)) {
      note(index, `Fragments cannot be part of a line, so <${name}> was moved to a separate line.`);
      return `\n\n${tag}\n\n`;
    }
    note(index, `Fragments cannot be part of a line, so the text of <${name}> was copied into it.`);
    return words;
  });
}
