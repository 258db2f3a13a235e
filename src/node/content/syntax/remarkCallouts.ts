import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggestion } from '../../base/problems.ts';
import { jsxElement } from '../jsxNodes.ts';
import { report } from '../page.ts';
import { isLiteral } from '../parse/parsePage.ts';

const KINDS = ['tip', 'note', 'info', 'warning', 'danger', 'important', 'caution', 'details'];
/** Containers of VitePress that only affect its own syntax. */
const TRANSPARENT = ['v-pre', 'raw'];
/** All names allowed after `:::`; code groups have already been replaced. */
const CONTAINERS = [...KINDS, 'code-group'];
const ALERTS = ['NOTE', 'TIP', 'INFO', 'IMPORTANT', 'WARNING', 'CAUTION', 'DANGER'];
const ALERT = /^\[!([\w-]+)\]/;

/** Turns `:::tip Title` and GitHub's `> [!TIP]` into callouts, and `:::details` into a disclosure. */
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

/** Reports a line of colons that the parser treated as text, because it would be shown on the page. */
function checkParagraph(node: Paragraph, vfile: VFile): void {
  const [text] = node.children;
  if (text?.type !== 'text' || isLiteral(text, 3) || !text.value.startsWith(':::')) return;
  const [line] = text.value.split('\n', 1);
  report(vfile, node, {
    code: 'container-marker',
    message: `"${line}" is not a valid container marker.`,
    advice: `Start one with ":::tip Title" and end it with ":::". Available containers: ${CONTAINERS.join(', ')}.`,
  });
}

function fromDirective(node: ContainerDirective, vfile: VFile) {
  if (!KINDS.includes(node.name)) {
    const message = `Unknown container ":::${node.name}".`;
    report(vfile, node, { code: 'container', message, advice: suggestion(node.name, CONTAINERS) });
    return undefined;
  }
  const unknown = Object.keys(node.attributes ?? {}).find((name) => name !== 'title');
  if (unknown !== undefined) {
    const message = `":::${node.name}" has no attribute "${unknown}".`;
    report(vfile, node, { code: 'container', message, advice: 'The only attribute is `title`.' });
  }
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
  const [mark, kind] = ALERT.exec(text.value) ?? [];
  if (mark === undefined || kind === undefined || isLiteral(text, mark.length)) return undefined;
  if (!ALERTS.includes(kind.toUpperCase())) {
    const message = `Unknown callout "[!${kind}]".`;
    report(vfile, node, { code: 'callout', message, advice: suggestion(kind, ALERTS) });
    return undefined;
  }
  const words = [{ ...text, value: text.value.slice(mark.length) }, ...first.children.slice(1)];
  const { line, after } = firstLine(words);
  const title = textOf(paragraph(line)).trim();
  const body = after.length === 0 ? rest : [{ ...first, children: after }, ...rest];
  return jsxElement('Callout', { type: kind.toLowerCase(), title: title || undefined }, body);
}

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** Splits a text at its first line break, written with spaces, a backslash or neither. */
function firstLine(nodes: PhrasingContent[]): { line: PhrasingContent[]; after: PhrasingContent[] } {
  const index = nodes.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  );
  const end = nodes[index];
  if (!end) return { line: nodes, after: [] };
  const line = nodes.slice(0, index);
  const after = nodes.slice(index + 1);
  if (end.type !== 'text') return { line, after };
  const lineEnd = end.value.indexOf('\n');
  const value = end.value.slice(lineEnd + 1);
  return {
    line: [...line, { ...end, value: end.value.slice(0, lineEnd) }],
    after: value === '' ? after : [{ ...end, value }, ...after],
  };
}
