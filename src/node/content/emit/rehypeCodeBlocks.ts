import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { parseCodeMeta } from '../code/codeMeta.ts';
import { startsLong, startsWide } from '../code/codeSize.ts';
import { type CodeTools, highlight } from '../code/highlight.ts';
import { withColors } from '../code/outputColors.ts';
import { jsxAttributes } from '../jsxNodes.ts';
import { visit } from '../visit.ts';
import { keepHtml } from './rehypeFold.ts';

/** Number of lines that are shown of a folded block. */
const FOLDED_LINES = 24;
/** Longer blocks are collapsed unless their author says otherwise. */
const FOLDED_ABOVE_LINES = 40;

/** Collapsing is skipped if it would hide next to nothing, even if the author asks for it. */
const isFolded = (lines: number, wish: boolean | undefined): boolean =>
  lines > FOLDED_LINES && (wish ?? lines > FOLDED_ABOVE_LINES);

/** Hides the last lines until a button shows them, or the browser finds something there. */
const fold = (lines: string[]): string =>
  `${lines.slice(0, FOLDED_LINES).join('\n')}\n<span hidden="until-found">${lines.slice(FOLDED_LINES).join('\n')}</span>`;

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
  { types, plugins, store }: CodeTools,
  { pre, code }: { pre: Element; code: Element },
  vfile: VFile,
): Promise<ElementContent> {
  const meta = parseCodeMeta(code.data?.meta ?? '');
  const { output } = meta;
  const text = textOf(code).replace(/\n$/, '');
  const lang = output === undefined ? languageOf(code) : 'ansi';
  const source = output === undefined ? text : withColors(text);
  const found = meta.twoslash ? await types.find(source, lang) : undefined;
  const typed = found && 'nodes' in found ? found : undefined; // problems are already reported
  const { html, states } = await highlight(
    { code: typed?.code ?? source, lang, lines: meta.highlight, typed, meta: code.data?.meta ?? '' },
    plugins,
    store,
  );
  const lines = html.split(/\n(?=<span class="line\b)/);
  const folded = isFolded(lines.length, meta.fold);
  const looks = [
    ...states,
    ...(startsLong(html) ? ['long-start'] : []),
    ...(startsWide(html) ? ['wide-start'] : []),
  ];
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: jsxAttributes({
      html: keepHtml(vfile, folded ? fold(lines) : html),
      lang: lang || 'text',
      title: meta.title,
      command: output,
      states: looks.join(' ') || undefined,
      types: typed !== undefined,
      lines: folded ? String(lines.length) : undefined,
      lineNumbers: meta.lineNumbers ?? site.markdown.showLineNumbers,
      wrap: meta.wrapCode ?? site.markdown.defaultWrapCode,
    }),
    children: [],
    position: pre.position,
  };
}

function languageOf(code: Element): string {
  const names = code.properties.className;
  const name = Array.isArray(names)
    ? names.map(String).find((entry) => entry.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length) ?? '';
}
