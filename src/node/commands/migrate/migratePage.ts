import { existsSync } from 'node:fs';
import path from 'node:path';
import { elementNames, expandedElementNames } from '../../../shared/elementNames.ts';
import { resolveFile } from '../../base/importGraph.ts';
import type { Problem } from '../../base/problems.ts';
import { closeContainers } from './closeContainers.ts';
import { mapProse } from './mapProse.ts';
import { migrateTabs } from './migrateTabs.ts';

/** A page on its way. */
export interface PageInput {
  /** Absolute path of the original. */
  file: string;
  /** Where the page goes, in the new site. */
  displayFile: string;
  text: string;
  aliases: readonly [prefix: string, folder: string][];
}

/** What pages need of the new site's configuration. */
export interface Needs {
  /** Components that the site must have, with the first place of each. */
  components: Map<string, Pick<Problem, 'file' | 'line'>>;
  /** Hosts of pictures. */
  hosts: Set<string>;
  /** Keys of frontmatter. */
  keys: Set<string>;
}

const BUILT_IN: ReadonlySet<string> = new Set([...elementNames, ...expandedElementNames]);
const IMPORT = /^import\s+([^'"]*?)\s*from\s*(['"])([^'"]+)\2;?[ \t]*$/gm;
const THEME = /^(?:@theme|rspress\/theme|@rspress\/core\/theme)$/;
/** A picture of another site. */
const PICTURE = /!\[[^\]]*\]\(\s*(https:\/\/[^/\s)]+)|<img\b[^>]*?\bsrc=["'](https:\/\/[^/"']+)/g;
const TAG = /<([A-Z][A-Za-z0-9]*)(?=[\s/>])/g;
/** An attribute, with its value. */
const ATTRIBUTE = /\s+([^\s=<>"'{}/]+)(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?/g;
const VUE = /^(?:[:@#]|v-)/;

/** Rewrites what the engine does not read as it is; reports what is lost. */
export function migratePage(input: PageInput, needs: Needs, left: Problem[]): string {
  const { displayFile } = input;
  const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;
  const note = (line: number, message: string, advice: string) =>
    left.push({ severity: 'warning', file: displayFile, line, message, advice });
  let { text } = input;
  readKeys(text, needs);
  const imported = new Set<string>();
  text = mapProse(text, (prose) => {
    let result = prose;
    if (input.file.endsWith('.mdx')) result = imports(result, input, imported);
    result = blocks(result, (block, index) =>
      note(
        lineOf(text, text.indexOf(block, index)),
        `<${/^<(\w+)/.exec(block)?.[1]}> was removed.`,
        'Make a component of the site of it: EXTENDING.md.',
      ),
    );
    result = result.replace(/<[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/g, (tag) =>
      tag.replace(ATTRIBUTE, (attribute, name: string) => {
        if (!VUE.test(name)) return attribute;
        const message = `An attribute of Vue was removed: ${attribute.trim()}`;
        note(lineOf(text, text.indexOf(tag)), message, 'Write its value, or a component of the site.');
        return '';
      }),
    );
    result = result
      .replace(/^(#{1,6}[ \t].*)\\\{#/gm, '$1{#') // Rspress escapes the brace
      .replace(/^([ \t]*:{3,}[ \t]*[\w-]+)[ \t]*\{no-title\}/gm, '$1');
    for (const [, one, other] of result.matchAll(PICTURE)) needs.hosts.add(one ?? other ?? '');
    return commands(result);
  });
  text = migrateTabs(closeContainers(text));
  mapProse(text, (prose) => {
    for (const [tag, name = ''] of prose.replace(/`[^`\n]*`/g, '').matchAll(TAG)) {
      if (BUILT_IN.has(name) || imported.has(name) || needs.components.has(name)) continue;
      needs.components.set(name, { file: displayFile, line: lineOf(input.text, input.text.indexOf(tag)) });
    }
    return prose;
  });
  return fences(text);
}

function readKeys(text: string, { keys }: Needs): void {
  const [, block = ''] = /^---\r?\n([\s\S]*?)^---/m.exec(text) ?? [];
  if (!text.startsWith('---')) return;
  for (const [, key = ''] of block.matchAll(/^([A-Za-z][\w-]*):/gm)) keys.add(key);
}

/** Imports of fragments by an alias become relative; those of components go: the site names them. */
function imports(prose: string, { file, aliases }: PageInput, imported: Set<string>): string {
  return prose.replace(IMPORT, (line, names: string, _quote, specifier: string) => {
    if (THEME.test(specifier)) return line;
    const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
    const target = alias
      ? path.join(alias[1], specifier.slice(alias[0].length))
      : path.resolve(path.dirname(file), specifier);
    const isFragment = /\.mdx?$/.test(specifier) && existsSync(target);
    if (isFragment) {
      imported.add(/^\w+/.exec(names)?.[0] ?? '');
      const relative = path.relative(path.dirname(file), target).replaceAll(path.sep, '/');
      return `import ${names} from '${relative.startsWith('.') ? relative : `./${relative}`}';`;
    }
    if (specifier.startsWith('.') && resolveFile(target) !== undefined) {
      for (const name of names.match(/\w+/g) ?? []) imported.add(name);
      return line;
    }
    return '';
  });
}

/** Scripts and styles of Vue's single-file components. */
function blocks(prose: string, removed: (block: string, index: number) => void): string {
  return prose.replace(/^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*$/gm, (block, _name, index: number) => {
    removed(block, index);
    // lines stay where they are
    return block.replace(/[^\n]/g, '');
  });
}

/** `command={{ npm: 'npm create x', … }}`: the command of npm, from which the others follow. */
function commands(prose: string): string {
  const once = prose.replace(/<PackageManagerTabs\b[^>]*\/>/g, (tag) =>
    /\sdlx(?=[\s/])/.test(tag)
      ? tag.replace(/\s+dlx(?=[\s/])/, '').replace(/command="/, 'command="dlx ')
      : tag,
  );
  return once.replace(
    /<PackageManagerTabs\s+command=\{\{[^}]*?\bnpm:\s*(['"`])([^'"`]*)\1[^}]*\}\}/g,
    (_, _quote, command: string) =>
      `<PackageManagerTabs command="${command.replace(/^npm\s+/, '').replace(/^npx\s+/, 'dlx ')}"`,
  );
}

const FLAG = /^(?:twoslash|lineNumbers|wrapCode|fold)(?:=\w+)?$/;

/** What follows a fence and means nothing to the engine goes. */
function fences(text: string): string {
  return text.replace(
    /^([ \t>]*(?:[-*+][ \t]+)?(`{3,}|~{3,})[\w+#:-]*(?:\{[^}]*\})?)([ \t]+[^`\n]*?)[ \t]*$/gm,
    (_, start, _marks, meta: string) => {
      const parts = meta.match(/\[[^\]]*\]|\{[^}]*\}|\w+=(?:"[^"]*"|'[^']*'|\S+)|\S+/g) ?? [];
      const known = parts.filter(
        (part) => /^(?:\[|\{[\d,\s-]*\}$|title=|file=)/.test(part) || FLAG.test(part),
      );
      return [start, ...known].join(' ');
    },
  );
}
