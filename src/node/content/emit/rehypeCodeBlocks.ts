import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { CodeBlockData } from '../code/codeBlockData.ts';
import { KNOWN_MARK, parseCodeMeta } from '../code/codeMeta.ts';
import { type CodeTools, highlight } from '../code/highlight.ts';
import type { TypedCode } from '../code/sampleTypes.ts';
import { jsxAttributes } from '../jsxNodes.ts';
import { report, takeProblems } from '../page.ts';
import { storeHtml } from './rehypeFold.ts';

/** Number of lines that a folded block shows. */
const FOLDED_LINES = 24;
/** Longer blocks are folded by default. */
const FOLDED_ABOVE_LINES = 40;

/** Whether a block is folded: the author's choice, or by length. Blocks of at most `FOLDED_LINES` never are. */
const isFolded = (lines: number, requested: boolean | undefined): boolean =>
  lines > FOLDED_LINES && (requested ?? lines > FOLDED_ABOVE_LINES);

/** Hides the last lines until a button shows them, or find-in-page matches them. */
const fold = (lines: string[]): string =>
  `${lines.slice(0, FOLDED_LINES).join('\n')}\n<span hidden="until-found">${lines.slice(FOLDED_LINES).join('\n')}</span>`;

/** Matches characters that the code font contains, so that all lines have the same height. */
const PLAIN = /^[\x20-\x7e\t\n]*$/;

/** Turns fenced code into a highlighted `<CodeBlock>`; its HTML stays out of the compiled page. */
export function rehypeCodeBlocks(site: ResolvedSite, tools: CodeTools) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const blocks: [pre: Element, code: Element, parent: Parents, index: number][] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (parent && index !== undefined) blocks.push([pre, code, parent, index]);
    });
    for (const [pre, code, parent, index] of blocks)
      parent.children[index] = await codeBlock(site, tools, { pre, code }, vfile);
  };
}

async function codeBlock(
  site: ResolvedSite,
  { types, plugins, cache }: CodeTools,
  { pre, code }: { pre: Element; code: Element },
  vfile: VFile,
): Promise<ElementContent> {
  const meta = parseCodeMeta(code.data?.meta ?? '');
  const { codeBlock: options = {}, typed } = code.properties as CodeProperties;
  const { shown: replacement, command = meta.output, exitCode, tools = [] } = options;
  const source = replacement?.code ?? textOf(code).replace(/\n$/, '');
  const lang = replacement?.lang ?? (meta.output === undefined ? codeLanguage(code) : 'ansi');
  const title = options.command === undefined ? meta.title : undefined;
  const { html, states } = await highlight(
    {
      code: typed?.code ?? source,
      lang,
      lines: meta.highlight,
      typed: typed && { ...typed, transformers: () => types.transformers(typed) },
      meta: code.data?.meta ?? '',
    },
    plugins,
    cache,
  );
  if (source.includes('[!code')) reportVisibleMark(html, source, lang, pre, vfile);
  const lines = html.split(/\n(?=<span class="line\b)/);
  const folded = isFolded(lines.length, meta.fold);
  const wrap = meta.wrapCode ?? site.markdown.defaultWrapCode;
  const isPlain = title === undefined && command === undefined && !typed && !folded && !wrap;
  const blockStates = [
    ...states,
    ...(overlapsButtons(html) ? ['long-start'] : []),
    ...(overlapsLanguage(html) ? ['wide-start'] : []),
  ];
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: jsxAttributes({
      html: storeHtml(vfile, folded ? fold(lines) : html),
      lang: lang || 'text',
      title,
      command,
      exitCode: exitCode === undefined ? undefined : String(exitCode),
      states: blockStates.join(' ') || undefined,
      types: typed !== undefined,
      lines: folded ? String(lines.length) : undefined,
      rows: isPlain && PLAIN.test(source) ? String(lines.length) : undefined,
      lineNumbers: meta.lineNumbers ?? site.markdown.showLineNumbers,
      wrap,
      tools: tools.length > 0 ? JSON.stringify(tools) : undefined,
    }),
    children: [],
    position: pre.position,
  };
}

/** Reports `[!code …]` marks that are left in the visible text, except in string literals. */
function reportVisibleMark(html: string, source: string, lang: string, pre: Element, vfile: VFile): void {
  const visibleText = html
    .replace(/<span class="tk-string[^"<>]*">[^<]*<\/span>/g, '')
    .replace(/<[^<>]*>/g, '');
  const escapedCount = source.split('[\\!code').length - 1;
  const marks = [...visibleText.matchAll(/\[!code ([^\]\n]*)\]/g)].filter(([, name = '']) =>
    KNOWN_MARK.test(name),
  );
  const [mark] = marks[escapedCount] ?? [];
  if (mark === undefined) return;
  const start = vfile.messages.length;
  report(
    vfile,
    { type: 'code', value: '', position: pre.position },
    {
      code: 'code-mark',
      message: `Readers see the mark "${mark}", because it is not in a comment of the language "${lang || 'text'}".`,
      advice: 'Highlight lines with {1,3-5} after the fence, or write [\\!code …] to show the mark.',
    },
  );
  const problems = takeProblems(vfile, start);
  vfile.data.lint?.push(...problems);
}

/** What `remarkSources` passes on: options that remark plugins set for a block, and its types. */
interface CodeProperties {
  codeBlock?: CodeBlockData;
  typed?: TypedCode;
}

function codeLanguage(code: Element): string {
  const names = code.properties.className;
  const name = Array.isArray(names)
    ? names.map(String).find((entry) => entry.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length) ?? '';
}

/** Tab size, as in the block's styles. */
const TAB_COLUMNS = 2;
/** A Chinese character is 1em wide, which is this many times the width of a Latin character in a monospace font. */
const WIDE_COLUMNS = 5 / 3;
const FIRST_WIDE = 0x2e80;
/** The shell prompt is not in the text: its class adds "$ ". */
const PROMPT_COLUMNS = 2;

/** The first `lines` share their row with the buttons, which leaves `columns` in the narrowest viewport. */
const BESIDE_BUTTONS = { lines: 2, columns: 23 };

/** Whether one of the first lines in the HTML of {@link highlight} would run under the block's buttons on a phone. */
export function overlapsButtons(html: string): boolean {
  const lines = html.split('\n', BESIDE_BUTTONS.lines);
  return lines.some((line) => lineColumns(line) > BESIDE_BUTTONS.columns);
}

/** Columns that the language's name leaves to the first line, in the narrowest text column that shows the name. */
const BESIDE_LANGUAGE = 58;

/** Whether the first line in the HTML of {@link highlight} would run under the name of the language. */
export function overlapsLanguage(html: string): boolean {
  const [line = ''] = html.split('\n', 1);
  return lineColumns(line) > BESIDE_LANGUAGE;
}

/** Returns the width of a line in the HTML of {@link highlight}, in Latin characters. */
export function lineColumns(line: string): number {
  const text = line.replace(/<[^<>]*>/g, '').replace(/&#?\w+;/g, '&');
  let columns = /^<[^>]*\bprompt\b/.test(line) ? PROMPT_COLUMNS : 0;
  for (const character of text) {
    if (character === '\t') columns += TAB_COLUMNS - (columns % TAB_COLUMNS);
    else columns += (character.codePointAt(0) ?? 0) >= FIRST_WIDE ? WIDE_COLUMNS : 1;
  }
  return columns;
}
