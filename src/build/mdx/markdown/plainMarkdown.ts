import type { Nodes, Parent, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Strings } from '../strings.ts';
import { plainBlock } from './plainBlocks.ts';
import { plainCode } from './plainCode.ts';
import { plainPhrasing } from './plainPhrasing.ts';

/** Input for the conversion to plain Markdown. */
export interface PlainContext {
  strings: Strings;
  /** Prepends the site's origin to a path; returns it unchanged if there is none. */
  absolute: (url: string) => string;
  /** Sibling tools from the site's configuration, in the page's language. */
  tools: readonly { name: string; description: string; url: string }[];
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Converts nodes of a page to plain Markdown nodes, without changing the originals. */
export function plainMarkdown(nodes: readonly Nodes[], context: PlainContext): RootContent[] {
  return nodes.flatMap((node) => plainNode(node, context));
}

function plainNode(node: Nodes, context: PlainContext): RootContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
      return plainBlock(node, context);
    case 'mdxJsxTextElement':
      return plainPhrasing(node, context);
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return [];
    case 'mdxTextExpression':
      return literal(node.value);
    case 'code':
      return [plainCode(node)];
    case 'image':
      return [{ ...node, url: context.absolute(node.url) }];
    case 'containerDirective':
      // already reported
      return plainMarkdown(node.children, context);
    default:
      return [withPlainChildren(node as RootContent, context)];
  }
}

function withPlainChildren(node: RootContent, context: PlainContext): RootContent {
  if (!('children' in node)) return { ...node };
  return { ...node, children: plainMarkdown(node.children, context) } as RootContent;
}

/** `{'<'}` is a way to write a character; any other expression means nothing to readers. */
function literal(value: string): RootContent[] {
  const [, , text] = /^\s*(['"`])(.*)\1\s*$/s.exec(value) ?? [];
  return text === undefined ? [] : [{ type: 'text', value: text }];
}

/** Children as phrasing content; a single paragraph is unwrapped. */
export function phrasing(parent: Parent, context: PlainContext): PhrasingContent[] {
  const children = plainMarkdown(parent.children, context);
  const [only] = children;
  return (
    children.length === 1 && only?.type === 'paragraph' ? only.children : children
  ) as PhrasingContent[];
}
