import path from 'node:path';
import { elementNames, type Problem, warning } from 'docs-site-engine/node';
import { cleanFence, convertCommands, type Note } from './codeSamples.ts';
import {
  closeContainers,
  convertTitledAlerts,
  migrateTabs,
  tabValue,
  unwrapHeadingSteps,
} from './containers.ts';
import { convertFence, convertSnippets } from './convertCode.ts';
import { fragmentsInLines, type Imported, inlineIncludes, migrateImports, type Origin } from './fragments.ts';
import { mapOutsideCode, mapProse } from './mapProse.ts';
import { migrateFrontmatter } from './migrateFrontmatter.ts';
import type { Tool } from './sourceSite.ts';
import { stripVue } from './stripVue.ts';

/** A page to migrate. */
export interface PageInput extends Origin {
  tool: Tool;
  /** Path in the new site. */
  displayFile: string;
  text: string;
  /** Returns the path of an old file in the new site: `docs/en/a.ts`. */
  newPath: (file: string) => string;
}

/** Requirements of the pages for the new site's configuration. */
export interface Needs {
  /** Components that the site must have, with the locations that use them. */
  components: Map<string, Pick<Problem, 'file' | 'line'>[]>;
  /** Hosts of images, frames and videos, each with its directive: `img-src https://example.com`. */
  hosts: Set<string>;
  /** Keys of frontmatter. */
  keys: Set<string>;
}

const BUILT_IN: ReadonlySet<string> = new Set(elementNames);
/** Images, frames and videos from other sites. */
const FOREIGN =
  /!\[[^\]]*\]\(\s*<?(https:\/\/[^/\s)]+)|<(img|iframe|video|audio|source)\b[^>]*?\bsrc=["'](https:\/\/[^/"']+)/g;
const TAG = /<([A-Z][A-Za-z0-9]*)(?=[\s/>])/g;

/** Converts syntax that the engine doesn't support, and reports what can't be converted. */
export function migratePage(input: PageInput, needs: Needs, manualChanges: Problem[]): string {
  const { displayFile, tool } = input;
  const note: Note = (line, message, advice) =>
    manualChanges.push({ ...warning(displayFile, message, advice), line });
  const migrated = migrateFrontmatter(input.text, needs.keys, (line, what) =>
    note(line, `Unsupported keys were removed from the frontmatter: ${what}`),
  );
  const [front = ''] =
    /^---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m.exec(migrated.startsWith('---') ? migrated : '') ?? [];
  const above = front.split('\n').length - 1;
  const imported: Imported = new Map();
  const change = (prose: string, begin: number, restore: (part: string) => string) => {
    let result = prose;
    const at = (index: number) => above + begin + result.slice(0, index).split('\n').length - 1;
    if (input.file.endsWith('.mdx')) result = migrateImports(result, input, imported);
    result = result.replace(/^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*$/gm, (block, name, index) => {
      note(
        at(index),
        `<${name}> was removed.`,
        'Turn it into a component of the site: see "Customization" in the manual.',
      );
      // keeps the line breaks, so that line numbers stay the same
      return block.replace(/[^\n]/g, '');
    });
    if (tool === 'vitepress')
      result = stripVue(result, (index, message, advice) => note(at(index), message, advice), restore);
    // renames a custom component of the old site with that name, because the engine's are inside <Tabs>
    if (!/<Tabs[\s>]|:::\s*tabs/.test(migrated))
      result = result.replace(/<(\/?)Tab(?=[\s/>])/g, '<$1SiteTab');
    result = result.replace(/(<Card\s(?:[^<>]*\s)?)href=/g, '$1link=');
    result = fragmentsInLines(result, imported, (index, message) => note(at(index), message));
    for (const [, imageHost, tag = 'img', host = imageHost] of result.matchAll(FOREIGN))
      needs.hosts.add(`${tag === 'img' ? 'img' : tag === 'iframe' ? 'frame' : 'media'}-src ${host}`);
    return convertSnippets(result, (name) => snippetPath(name, input))
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
  const included = inlineIncludes(migrated.slice(front.length), input, 0, (message, advice) =>
    note(above + 1, message, advice),
  );
  const text = mapProse(
    included,
    (prose, begin) =>
      convertCommands(
        mapOutsideCode(prose, (beside, restore) => change(beside, begin, restore)),
        (line, message, advice) => note(above + begin + line, message, advice),
      ),
    (line, number) =>
      cleanFence(convertFence(line), (part) =>
        note(above + number, `"${part}" after the fence is not supported and was removed.`),
      ),
  );
  const result = unwrapHeadingSteps(migrateTabs(closeContainers(convertTitledAlerts(text))));
  mapProse(result, (prose, begin) =>
    mapOutsideCode(prose, (beside) => {
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

/** Returns the path of an embedded file, relative to the page; VitePress's `@` is the folder of the pages. */
function snippetPath(name: string, { file, folder, displayFile, newPath }: PageInput): string {
  const target = name.startsWith('@/')
    ? path.join(folder, name.slice(2))
    : path.resolve(path.dirname(file), name);
  if (path.relative(folder, target).startsWith('..')) return name;
  const relative = path.posix.relative(path.posix.dirname(displayFile), newPath(target));
  return relative.startsWith('.') ? relative : `./${relative}`;
}
