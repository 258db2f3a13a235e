import type { Blockquote, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggestion } from '../../base/problems.ts';
import { jsxElement } from '../jsxNodes.ts';
import { report } from '../pageContext.ts';
import { visit } from '../visit.ts';
import { isEscaped } from './isEscaped.ts';

const KINDS = ['tip', 'note', 'info', 'warning', 'danger', 'important', 'caution', 'details'];
/** Containers of VitePress that are only about its own syntax. */
const TRANSPARENT = ['v-pre', 'raw'];
/** All names allowed after `:::`; code groups have already been replaced. */
const CONTAINERS = [...KINDS, 'code-group'];
const ALERTS = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'];
const ALERT = /^\[!([\w-]+)\][ \t]*(.*)(?:\n|$)/;

/** `:::tip Title` and GitHub's `> [!TIP]` become callouts; `:::details` becomes a disclosure. */
export function remarkCallouts() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'paragraph') checkParagraph(node, vfile);
      if (!parent || index === undefined) return;
      if (node.type === 'containerDirective' && TRANSPARENT.includes(node.name)) {
        parent.children.splice(index, 1, ...(node.children as typeof parent.children));
        return [SKIP, index];
      }
      const callout =
        node.type === 'containerDirective'
          ? fromDirective(node, vfile)
          : node.type === 'blockquote'
            ? fromAlert(node, vfile)
            : undefined;
      if (!callout) return;
      parent.children[index] = { ...callout, position: node.position, data: node.data ?? {} };
      return [SKIP, index];
    });
  };
}

/** Reports a line of colons that the parser took for text: it would show up on the page. */
function checkParagraph(node: Paragraph, vfile: VFile): void {
  const [text] = node.children;
  const line = text?.type === 'text' ? /^:{3,}.*/.exec(text.value)?.[0] : undefined;
  if (line === undefined) return;
  report(vfile, node, {
    code: 'container-marker',
    message: `“${line}” is not a valid container marker.`,
    advice: `Write “:::tip Title” to begin and “:::” to end one. Known: ${CONTAINERS.join(', ')}.`,
  });
}

function fromDirective(node: ContainerDirective, vfile: VFile) {
  if (!KINDS.includes(node.name)) {
    report(vfile, node, {
      code: 'container',
      message: `Unknown container “:::${node.name}”.`,
      advice: suggestion(node.name, CONTAINERS),
    });
    return undefined;
  }
  const unknown = Object.keys(node.attributes ?? {}).find((name) => name !== 'title');
  if (unknown !== undefined)
    report(vfile, node, {
      code: 'container',
      message: `“:::${node.name}” has no attribute “${unknown}”.`,
      advice: 'Known: title.',
    });
  const [first, ...rest] = node.children;
  const label =
    first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const title = label ? textOf(label).trim() : node.attributes?.title;
  const children = label ? rest : node.children;
  if (node.name === 'details') return jsxElement('Details', { title: title || undefined }, children);
  return jsxElement('Callout', { type: node.name, title: title || undefined }, children);
}

function fromAlert(node: Blockquote, vfile: VFile) {
  const [first, ...rest] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = ALERT.exec(text.value);
  if (!match?.[1] || isEscaped(text, vfile)) return undefined;
  const [, kind, title] = match;
  if (!ALERTS.includes(kind.toUpperCase())) {
    report(vfile, node, {
      code: 'callout',
      message: `Unknown callout “[!${kind}]”.`,
      advice: suggestion(kind, ALERTS),
    });
    return undefined;
  }
  if (title) {
    report(vfile, node, {
      code: 'callout',
      message: `“[!${kind}]” must stand alone on its line.`,
      advice: `Begin the text on the next line, or write “:::${kind.toLowerCase()} Title”.`,
    });
  }
  const value = text.value.slice(match[0].length);
  const words: Paragraph = { ...first, children: [{ ...text, value }, ...first.children.slice(1)] };
  const empty = value === '' && first.children.length === 1;
  return jsxElement('Callout', { type: kind.toLowerCase() }, empty ? rest : [words, ...rest]);
}
