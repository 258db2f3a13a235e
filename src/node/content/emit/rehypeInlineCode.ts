import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Maximum length of a word that is kept on one line. Longer ones must wrap on narrow screens. */
const MAX_LENGTH = 28;

/** Hyphenated words, in which browsers allow a line break: `--root` would become `--` and `root`. */
const HYPHENATED = /(?<!\S)(\S*-\S+|\S+-)/;

/** Chinese punctuation, after which browsers allow no line break if another punctuation character follows, as in `。` and `--root`. */
const PUNCTUATION = /[，。；：、！？）”]$/;
const SIGN = /^[^\p{L}\d]/u;

/** Keeps flags and hyphenated names in inline code on one line, and lets a Chinese line end before code. */
export function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName === 'pre') return;
      if (node.tagName !== 'code') node.children = node.children.flatMap(withBreak);
      else if (parent?.type !== 'element' || parent.tagName !== 'pre') {
        node.children = node.children.flatMap(keepWordsWhole);
      }
    });
  };
}

function withBreak(child: ElementContent, index: number, siblings: ElementContent[]): ElementContent[] {
  const before = siblings[index - 1];
  const canEnd = before?.type !== 'text' || !PUNCTUATION.test(before.value) || !startsWithPunctuation(child);
  return canEnd ? [child] : [element('wbr'), child];
}

/** Whether an element, such as a link, starts with code whose first character isn't a letter. */
function startsWithPunctuation(node: ElementContent | undefined, inCode = false): boolean {
  if (node?.type === 'text') return inCode && SIGN.test(node.value);
  return (
    node?.type === 'element' && startsWithPunctuation(node.children[0], inCode || node.tagName === 'code')
  );
}

/** Divides code into words; the hyphenated ones become elements that do not wrap. */
function keepWordsWhole(child: ElementContent): ElementContent[] {
  if (child.type !== 'text' || !child.value.includes('-')) return [child];
  return child.value
    .split(HYPHENATED)
    .filter((part) => part !== '')
    .map((value): ElementContent => {
      const text: ElementContent = { type: 'text', value };
      return !HYPHENATED.test(value) || value.length > MAX_LENGTH ? text : element('span', text);
    });
}

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
