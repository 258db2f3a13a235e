import type { Nodes } from 'mdast';

/**
 * Returns the words of a heading, for labels, outline and search. Line breaks become spaces, comments and footnote
 * marks are omitted, and the alternative text of images is only used if there is no other text.
 */
export function headingText(heading: Nodes): string {
  const text = words(heading, false);
  return text === '' ? words(heading, true) : text;
}

function words(node: Nodes, withAlt: boolean): string {
  return nodeText(node, withAlt).replace(/\s+/g, ' ').trim();
}

function nodeText(node: Nodes, withAlt: boolean): string {
  switch (node.type) {
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return withAlt ? (node.alt ?? '') : '';
    case 'html':
      return '';
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return isComment(node.value) ? '' : node.value;
    case 'mdxJsxTextElement':
      if (node.name === 'br') return ' ';
  }
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => nodeText(child, withAlt)).join('') : '';
}

const isComment = (code: string): boolean => {
  const text = code.trim();
  return text.startsWith('/*') && text.endsWith('*/');
};
