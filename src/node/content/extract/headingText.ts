import type { Nodes } from 'mdast';

/**
 * The words of a heading, for labels, outline and search: a line break is a space, comments and marks of footnotes say
 * nothing, and a picture counts only where there are no words.
 */
export function headingText(heading: Nodes): string {
  const text = words(heading, false);
  return text === '' ? words(heading, true) : text;
}

function words(node: Nodes, pictures: boolean): string {
  return textOf(node, pictures).replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes, pictures: boolean): string {
  switch (node.type) {
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return pictures ? (node.alt ?? '') : '';
    case 'html':
      return '';
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return isComment(node.value) ? '' : node.value;
    case 'mdxJsxTextElement':
      if (node.name === 'br') return ' ';
  }
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child, pictures)).join('') : '';
}

const isComment = (code: string): boolean => {
  const text = code.trim();
  return text.startsWith('/*') && text.endsWith('*/');
};
