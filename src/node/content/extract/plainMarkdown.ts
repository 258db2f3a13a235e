import type {
  BlockContent,
  Code,
  Link,
  Nodes,
  Paragraph,
  Parent,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { interpolate } from '../../../shared/interpolate.ts';
import { type JsxElement, textAttribute } from '../jsxNodes.ts';
import type { ArticleStrings } from '../page.ts';
import { parsePage } from '../parse/parsePage.ts';
import { plainCode } from './shownCode.ts';

/** Input for the conversion to plain Markdown. */
interface PlainContext {
  strings: ArticleStrings;
  /** Prepends the site's origin to a path; returns it unchanged without an origin. */
  absolute: (url: string) => string;
}

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
      if (!MARKDOWN.has(node.type)) return plainUnknown(node);
      return withPlainChildren(node as RootContent, context);
  }
}

const MARKDOWN: ReadonlySet<string> = new Set(
  'root paragraph heading thematicBreak blockquote list listItem html definition footnoteDefinition footnoteReference table tableRow tableCell text emphasis strong delete inlineCode break link linkReference imageReference yaml toml'.split(
    ' ',
  ),
);

/** Returns the source text of a node that a site's plugin has added, such as a formula. */
function plainUnknown(node: { type: string; value?: unknown }): RootContent[] {
  if (typeof node.value !== 'string') return [];
  const { type, value } = node;
  if (type === 'inlineMath') return [{ type: 'html', value: `$${value}$` }];
  return [{ type: 'html', value: type === 'math' ? `$$\n${value}\n$$` : value }];
}

function withPlainChildren(node: RootContent, context: PlainContext): RootContent[] {
  if (!('children' in node)) return [{ ...node }];
  const children = plainMarkdown(node.children, context);
  if (node.type === 'paragraph' && children.length === 0) return [];
  return [{ ...node, children } as RootContent];
}

/** Returns the character of an expression such as `{'<'}`. Other expressions are omitted. */
function literal(value: string): RootContent[] {
  const [, , content] = /^\s*(['"`])(.*)\1\s*$/s.exec(value) ?? [];
  return content === undefined ? [] : [text(content)];
}

/** Converts children to phrasing content; a single paragraph is unwrapped. */
function phrasing(parent: Parent, context: PlainContext): PhrasingContent[] {
  const children = plainMarkdown(parent.children, context);
  const [only] = children;
  return (
    children.length === 1 && only?.type === 'paragraph' ? only.children : children
  ) as PhrasingContent[];
}

/** Converts a block component to its plain Markdown equivalent, or to its content if it has none. */
function plainBlock(node: MdxJsxFlowElement, context: PlainContext): RootContent[] {
  const attribute = (name: string) => textAttribute(node, name);
  const { markdown } = node.data?.plain ?? {};
  if (markdown !== undefined) return parsePage(markdown, 'md').children;
  const children = inBlocks(plainMarkdown(node.children, context));
  switch (node.name) {
    case 'Callout': {
      const type = attribute('type') ?? 'note';
      const names = new Map(Object.entries(context.strings.callout));
      const title = label(text(attribute('title') ?? names.get(type) ?? ''));
      return [{ type: 'blockquote', children: [title, ...children] as BlockContent[] }];
    }
    case 'Details':
      return [label(text(attribute('title') ?? context.strings.callout.details)), ...children];
    case 'Tabs':
      return attribute('groupId') === 'package-manager' ? [commands(node)] : children;
    case 'Tab':
      return [label(text(attribute('label') ?? '')), ...children];
    case 'Card': {
      const [title, url] = [text(attribute('title') ?? ''), attribute('link')];
      return [label(url === undefined ? title : link(url, title)), ...children];
    }
    case 'Diagram':
      return [paragraph([{ type: 'emphasis', children: [text(attribute('alt') ?? '')] }])];
    case 'Badge':
    case 'Kbd':
    case 'img':
    case 'a': {
      const line = plainPhrasing(node, context);
      return line.length > 0 ? [paragraph(line)] : [];
    }
    default:
      return children;
  }
}

const PHRASING: ReadonlySet<string> = new Set(
  'text emphasis strong delete inlineCode link linkReference image imageReference break'.split(' '),
);

/**
 * Wraps inline content between blocks, as in `<div>text</div>`, in paragraphs. Otherwise, it would be joined with the
 * blocks.
 */
function inBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let line: Paragraph | undefined;
  for (const node of nodes) {
    if (!PHRASING.has(node.type)) blocks.push(node);
    else if (line && blocks.at(-1) === line) line.children.push(node as PhrasingContent);
    else {
      line = paragraph([node as PhrasingContent]);
      blocks.push(line);
    }
  }
  return blocks;
}

const text = (value: string): Text => ({ type: 'text', value });
const link = (url: string, ...children: PhrasingContent[]): Link => ({ type: 'link', url, children });
const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const label = (title: PhrasingContent) => paragraph([{ type: 'strong', children: [title] }]);

/** Joins the commands for all package managers in one block. */
function commands(tabs: MdxJsxFlowElement): Code {
  const lines = tabs.children.flatMap((tab) => {
    if (tab.type !== 'mdxJsxFlowElement') return [];
    const code = tab.children.find((child) => child.type === 'code');
    return code ? [`# ${textAttribute(tab, 'label') ?? ''}\n${plainCode(code).value}`] : [];
  });
  return { type: 'code', lang: 'bash', value: lines.join('\n') };
}

/** Converts an inline component to its plain Markdown equivalent. */
function plainPhrasing(node: JsxElement, context: PlainContext): PhrasingContent[] {
  const attribute = (name: string) => textAttribute(node, name);
  const { markdown } = node.data?.plain ?? {};
  if (markdown !== undefined) return phrasing(parsePage(markdown, 'md'), context);
  const children = phrasing(node, context);
  switch (node.name) {
    case 'Badge': {
      const badge = badgeText(node, context);
      return badge === undefined ? [text('('), ...children, text(')')] : [text(`(${badge})`)];
    }
    case 'Kbd':
      return [{ type: 'inlineCode', value: attribute('keys') ?? '' }];
    case 'Term':
      return [...children, text(` (${attribute('definition') ?? ''})`)];
    case 'kbd':
    case 'code':
      return children.map((child) =>
        child.type === 'text' ? { type: 'inlineCode', value: child.value } : child,
      );
    case 'br':
      return [{ type: 'break' }];
    case 'img':
      return [{ type: 'image', url: context.absolute(attribute('src') ?? ''), alt: attribute('alt') ?? '' }];
    case 'a':
      // without `href`, the element is only the target of links
      return attribute('href') === undefined ? children : [link(attribute('href') ?? '', ...children)];
    case 'strong':
    case 'b':
      return [{ type: 'strong', children }];
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children }];
    default:
      return children;
  }
}

function badgeText(node: JsxElement, context: PlainContext): string | undefined {
  const since = textAttribute(node, 'since');
  if (since !== undefined) return interpolate(context.strings.badge.since, { version: since });
  const isExperimental = node.attributes.some((entry) => 'name' in entry && entry.name === 'experimental');
  return isExperimental ? context.strings.badge.experimental : textAttribute(node, 'text');
}
