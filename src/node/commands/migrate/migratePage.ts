import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { elementNames, expandedElementNames } from '../../../shared/elementNames.ts';
import { resolveFile } from '../../base/importGraph.ts';
import { type Problem, warning } from '../../base/problems.ts';
import { closeContainers, migrateTabs, tabValue, titledAlerts } from './containers.ts';
import { besideCode, mapProse } from './mapProse.ts';
import { migrateFrontmatter } from './migrateFrontmatter.ts';
import type { Tool } from './sourceSite.ts';

/** A page on its way. */
export interface PageInput {
  tool: Tool;
  /** Absolute path of the original. */
  file: string;
  /** Where the page goes, in the new site. */
  displayFile: string;
  text: string;
  /** Folder of all pages: what lies beside it is not carried over. */
  folder: string;
  aliases: readonly [prefix: string, folder: string][];
}

/** What pages need of the new site's configuration. */
export interface Needs {
  /** Components that the site must have, with the places of each. */
  components: Map<string, Pick<Problem, 'file' | 'line'>[]>;
  /** Hosts of pictures, frames and films, each behind what the policy calls those: `img-src https://example.com`. */
  hosts: Set<string>;
  /** Keys of frontmatter. */
  keys: Set<string>;
}

const BUILT_IN: ReadonlySet<string> = new Set([...elementNames, ...expandedElementNames]);
const IMPORT = /^import\s+([^'"]*?)\s*from\s*(['"])([^'"]+)\2;?[ \t]*$/gm;
const THEME = /^(?:@theme|rspress\/theme|@rspress\/core\/theme)$/;
/** A picture of another site, a frame, a film. */
const FOREIGN =
  /!\[[^\]]*\]\(\s*<?(https:\/\/[^/\s)]+)|<(img|iframe|video|audio|source)\b[^>]*?\bsrc=["'](https:\/\/[^/"']+)/g;
const TAG = /<([A-Z][A-Za-z0-9]*)(?=[\s/>])/g;
/** A value in braces, which may hold some itself. */
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const TAGS = new RegExp(`<[A-Za-z](?:"[^"]*"|'[^']*'|${BRACES}|[^<>"'{])*>`, 'g');
/** An attribute, with its value. */
const ATTRIBUTE = new RegExp(
  String.raw`\s+([^\s=<>"'{}/]+)(?:=(?:"[^"]*"|'[^']*'|${BRACES}|[^\s"'<>{}]+))?|"[^"]*"|'[^']*'|${BRACES}`,
  'g',
);
const VUE = /^(?:[:@#]|v-)/;
const INCLUDE = /<!--\s*@include:\s*([^\s{#]+?)([{#][^\n]*?)?\s*-->/g;
/** A component without properties, with words beside it. */
const INLINE = /(?:(?<=\S.*)|(?=<\w+\s*\/>[ \t]*\S))<([A-Z]\w*)\s*\/>/g;

/** Names that a page imports; of fragments, with their files. */
type Imported = Map<string, string | undefined>;
type Note = (line: number, message: string, advice?: string) => void;

/** Rewrites what the engine does not read as it is; reports what is lost. */
export function migratePage(input: PageInput, needs: Needs, left: Problem[]): string {
  const { displayFile, tool } = input;
  const note: Note = (line, message, advice) => left.push({ ...warning(displayFile, message, advice), line });
  const whole = migrateFrontmatter(input.text, needs.keys, (line, what) =>
    note(line, `This means nothing here and was removed from the frontmatter: ${what}`),
  );
  const [front = ''] = /^---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m.exec(whole.startsWith('---') ? whole : '') ?? [];
  const above = front.split('\n').length - 1;
  const imported: Imported = new Map();
  const change = (prose: string, begin: number, restore: (part: string) => string) => {
    let result = prose;
    const at = (index: number) => above + begin + result.slice(0, index).split('\n').length - 1;
    if (input.file.endsWith('.mdx')) result = imports(result, input, imported);
    result = result.replace(/^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*$/gm, (block, name, index) => {
      note(
        at(index),
        `<${name}> was removed.`,
        'Make a component of the site of it: “Your own parts” in the manual.',
      );
      // lines stay where they are
      return block.replace(/[^\n]/g, '');
    });
    if (tool === 'vitepress') {
      const spoken = result.replace(/^:{3,}[ \t]*v-pre[\s\S]*?^:{3,}[ \t]*$/gm, (block) =>
        block.replace(/[^\n]/g, ' '),
      );
      for (const { 0: expression, index } of spoken.matchAll(/\{\{[^{}]+\}\}/g))
        note(at(index), `An expression of Vue is text now: ${restore(expression)}`, 'Write its value.');
      result = result.replace(TAGS, (tag, index: number) =>
        tag.replace(ATTRIBUTE, (attribute, name?: string) => {
          if (name === undefined || !VUE.test(name)) return attribute;
          const message = `An attribute of Vue was removed: ${restore(attribute.trim())}`;
          note(at(index), message, 'Write its value, or a component of the site.');
          return '';
        }),
      );
    }
    // a component of that name of the old site's own: ours stand in <Tabs>
    if (!/<Tabs[\s>]|:::\s*tabs/.test(whole)) result = result.replace(/<(\/?)Tab(?=[\s/>])/g, '<$1SiteTab');
    result = result.replace(/(<Card\s(?:[^<>]*\s)?)href=/g, '$1link=');
    result = result.replace(INLINE, (tag, name: string, index: number) => {
      const file = imported.get(name);
      const words = file === undefined ? '' : readFileSync(file, 'utf8').trim();
      if (words === '') return tag;
      if (/\n|^---|^import /.test(words)) {
        note(at(index), `A fragment is no part of a line: <${name}> stands by itself now.`);
        return `\n\n${tag}\n\n`;
      }
      note(at(index), `A fragment is no part of a line: the text of <${name}> was put into it.`);
      return words;
    });
    for (const [, picture, tag = 'img', host = picture] of result.matchAll(FOREIGN))
      needs.hosts.add(`${tag === 'img' ? 'img' : tag === 'iframe' ? 'frame' : 'media'}-src ${host}`);
    return result
      .replace(/^(#{1,6}[ \t].*)\\\{#/gm, '$1{#') // Rspress escapes the brace
      .replace(/^(#{1,6}[ \t].*?)[ \t]*%\{(#[\w-]+)\}%[ \t]*$/gm, '$1 {$2}')
      .replace(/^([ \t]*:{3,}[ \t]*[\w-]+)[ \t]*\{no-title\}/gm, '$1')
      .replace(
        /^((?:[ \t]*>)+[ \t]*\[!)(INFO|DANGER)\]/gim,
        (_, start, kind: string) => `${start}${/info/i.test(kind) ? 'NOTE' : 'CAUTION'}]`,
      )
      .replace(
        /<Tab\s+label=(["'])([^"'\n]+)\1(?=\s*>)/g,
        (tag, _quote, label: string) => `${tag.replace('<Tab', `<Tab value="${tabValue(label)}"`)}`,
      );
  };
  const included = withIncludes(whole.slice(front.length), input, 0, (message, advice) =>
    note(above + 1, message, advice),
  );
  const text = mapProse(
    included,
    (prose, begin) =>
      commands(
        besideCode(prose, (beside, restore) => change(beside, begin, restore)),
        (line, message, advice) => note(above + begin + line, message, advice),
      ),
    (line, number) =>
      fence(line, (part) =>
        note(above + number, `“${part}” after the fence means nothing here and was removed.`),
      ),
  );
  const result = steps(migrateTabs(closeContainers(titledAlerts(text))));
  mapProse(result, (prose, begin) =>
    besideCode(prose, (beside) => {
      for (const { 1: name = '', index } of beside.matchAll(TAG)) {
        if (BUILT_IN.has(name) || imported.has(name)) continue;
        const line = above + begin + beside.slice(0, index).split('\n').length - 1;
        needs.components.set(name, [...(needs.components.get(name) ?? []), { file: displayFile, line }]);
      }
      return beside;
    }),
  );
  return front + result;
}

/** `<!--@include: ./part.md-->` of VitePress: the part stands in the page. */
function withIncludes(
  text: string,
  { file, aliases }: Pick<PageInput, 'file' | 'aliases'>,
  depth: number,
  note: (message: string, advice?: string) => void,
): string {
  return text.replace(INCLUDE, (comment, name: string, part: string | undefined) => {
    const alias = aliases.find(([prefix]) => name.startsWith(prefix));
    const target = alias
      ? path.join(alias[1], name.slice(alias[0].length))
      : path.resolve(path.dirname(file), name);
    if (part !== undefined || depth > 5 || !existsSync(target)) {
      note(`This part of the page was not put in: ${comment}`, 'Write its text here.');
      return comment;
    }
    note(`The text of “${name}” was put into the page.`, 'A fragment says it once: write the page as .mdx.');
    const content = readFileSync(target, 'utf8').replace(
      /^---\r?\n[\s\S]*?^---[ \t]*\r?\n/m,
      (front, index: number) => (index === 0 ? '' : front),
    );
    return withIncludes(content.trimEnd(), { file: target, aliases }, depth + 1, note);
  });
}

/** Imports of fragments by an alias become relative; those of components go: the site names them. */
function imports(prose: string, { file, folder, aliases }: PageInput, imported: Imported): string {
  return prose.replace(IMPORT, (line, names: string, _quote, specifier: string) => {
    if (THEME.test(specifier)) return line;
    const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
    const target = alias
      ? path.join(alias[1], specifier.slice(alias[0].length))
      : path.resolve(path.dirname(file), specifier);
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

/** Steps that are headings stand for themselves; ours are a numbered list. */
function steps(text: string): string {
  return text.replace(/^([ \t]*)<Steps>([\s\S]*?)<\/Steps>/gm, (whole, _indent, inner: string) =>
    /^\s*#{2,6}\s/m.test(inner) && !/^\s*\d+[.)]\s/m.test(inner) ? inner.trim() : whole,
  );
}

/** `command={{ npm: 'npm create x', … }}`: the command of npm, from which the others follow. */
function commands(prose: string, note: Note): string {
  const once = prose.replace(/<PackageManagerTabs\b[^>]*\/>/g, (tag) =>
    /\sdlx(?=[\s/])/.test(tag)
      ? tag.replace(/\s+dlx(?=[\s/])/, '').replace(/command="/, 'command="dlx ')
      : tag,
  );
  return once.replace(
    /<PackageManagerTabs\s+command=\{\{([^}]*)\}\}/g,
    (tag, written: string, index: number) => {
      const of = new Map(
        [...written.matchAll(/(\w+):\s*(["'`])([^\n]*?)\2\s*(?=,|$)/g)].map(([, name = '', , text = '']) => [
          name,
          text,
        ]),
      );
      const npm = of.get('npm');
      if (npm === undefined) return tag;
      const command = npm.replace(/^npm\s+/, '').replace(/^npx\s+/, 'dlx ');
      const rest = (text: string) =>
        text.replace(/^\S+\s+(?:(?:dlx|x|exec|add|install|i|create|run)\s+)?/, '');
      const others = [...of.values()].filter(
        (text) => rest(text).replaceAll('@latest', '') !== rest(npm).replaceAll('@latest', ''),
      );
      if (others.length > 0)
        note(
          once.slice(0, index).split('\n').length - 1,
          `The commands of other package managers follow from “${npm}”; these were different: ${others.join(', ')}`,
        );
      return `<PackageManagerTabs command="${command.replaceAll('"', '&quot;')}"`;
    },
  );
}

const FLAG = /^(?:twoslash|lineNumbers|wrapCode|fold)(?:=\w+)?$/;

/** What follows a fence and means nothing to the engine goes. */
function fence(line: string, removed: (part: string) => void): string {
  return line.replace(
    /^([ \t>]*(?:[-*+][ \t]+)?(`{3,}|~{3,})[\w+#:-]*(?:\{[^}]*\})?)([ \t]+[^`\n]*?)[ \t]*$/,
    (_, start, _marks, meta: string) => {
      const parts =
        meta.match(/\[(?:[^[\]]|\[+[^[\]]*\]+)*\]|\{[^}]*\}|\w+=(?:"[^"]*"|'[^']*'|\S+)|\S+/g) ?? [];
      const known = parts.filter((part) => {
        if (/^(?:\[|\{[\d,\s-]*\}$|title=|file=)/.test(part) || FLAG.test(part)) return true;
        removed(part);
        return false;
      });
      return [start, ...known].join(' ');
    },
  );
}
