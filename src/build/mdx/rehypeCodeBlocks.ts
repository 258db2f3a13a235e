import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { parseCodeMeta } from './codeMeta.ts';
import { highlight } from './highlight.ts';
import { jsxAttributes } from './jsxNodes.ts';
import { pageOf } from './pageContext.ts';
import { htmlToken } from './tokens.ts';
import { visit } from './visit.ts';

/** Fenced code becomes `<CodeBlock>`, highlighted; its HTML stays outside of the compiled page. */
export function rehypeCodeBlocks(site: ResolvedSite) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const blocks: { pre: Element; code: Element; replace: (node: ElementContent) => void }[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      blocks.push({
        pre,
        code,
        replace: (node) => {
          parent.children[index] = node;
        },
      });
    });
    for (const { pre, code, replace } of blocks) replace(await codeBlock(site, pre, code, vfile));
  };
}

async function codeBlock(
  site: ResolvedSite,
  pre: Element,
  code: Element,
  vfile: VFile,
): Promise<ElementContent> {
  const { findings } = pageOf(vfile);
  const lang = languageOf(code);
  const meta = parseCodeMeta(code.data?.meta ?? '');
  const { html, states } = await highlight(textOf(code).replace(/\n$/, ''), lang, meta.highlight);
  findings.html.push(html);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: jsxAttributes({
      html: htmlToken(findings.html.length - 1),
      lang: lang || 'text',
      title: meta.title,
      states: states.join(' ') || undefined,
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
