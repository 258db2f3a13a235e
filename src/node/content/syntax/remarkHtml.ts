import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { Html, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { type JsxElement, jsxAttributes } from '../jsxNodes.ts';
import { type Report, report } from '../page.ts';
import { ATTRIBUTE } from '../parse/multilineTags.ts';
import { isKnownHtml, isPhrasing } from './htmlElements.ts';

declare module 'mdast' {
  interface TextData {
    /** Whether it is part of an HTML block, in which Markdown isn't parsed. */
    inHtml?: boolean;
  }
}

/**
 * Matches a comment, a script or style, a closing tag, an opening tag with its attributes, or the start of a broken
 * one.
 */
const PART = new RegExp(
  String.raw`<!--(?:[\s\S]*?-->|[\s\S]*)|<(script|style)\b(?:[\s\S]*?</\1\s*>|[\s\S]*)|</([a-z][\w.:-]*)\s*>|<([a-z][\w.:-]*)((?:${ATTRIBUTE.source})*)\s*(/?)>|<(?=[a-z/!?])`,
  'gi',
);
/** Elements that have no content, and no closing tag. */
const VOID: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/**
 * Turns the HTML tags of `.md` files into the elements that they are in MDX, so that later plugins handle both in the
 * same way. The Markdown parser leaves HTML opaque.
 */
export function remarkHtml() {
  return (tree: Root, vfile: VFile): void => withElements(tree, vfile);
}

/** Pairs opening and closing tags of the same parent around the nodes between them, such as paragraphs. */
function withElements(parent: Parents, vfile: VFile): void {
  if (!parent.children.some(({ type }) => type === 'html' || type !== 'text')) return;
  const openElements: JsxElement[] = [];
  const children: Nodes[] = [];
  const add = (node: Nodes) =>
    ((openElements.at(-1)?.children as Nodes[] | undefined) ?? children).push(node);
  for (const child of parent.children.flatMap(withoutLastTags)) {
    if ('children' in child) withElements(child, vfile);
    if (child.type === 'html') readTags(child, openElements, add, vfile);
    else add(child);
  }
  for (const nodes of Map.groupBy(openElements, ({ position }) => position?.start.line).values())
    reportUnclosed(nodes, vfile);
  parent.children = children as typeof parent.children;
}

/** Prefixes of Vue attributes. */
const VUE = [':', '@', '#', 'v-'];

/** Blocks that a line directly below continues. */
const CONTINUED: ReadonlySet<string> = new Set(['paragraph', 'blockquote', 'list', 'listItem']);

/** Reports the unclosed tags of a line in one message. Several of them are probably text, such as `Map<K, V>`. */
function reportUnclosed(nodes: readonly JsxElement[], vfile: VFile): void {
  const [node] = nodes;
  if (!node) return;
  const names = nodes.map(({ name }) => `<${name}>`);
  const isText = nodes.some(({ name }) => !isKnownHtml(name ?? ''));
  const close = names.length === 1 ? `Add </${node.name}> after it` : 'Close each of them';
  report(vfile, node, {
    code: 'syntax',
    message: names.length === 1 ? `${names[0]} is not closed.` : `${names.join(', ')} are not closed.`,
    advice: `${close}${isText ? ', or \\< for a literal character' : ''}.`,
  });
  // keeps the element from also being reported as unknown
  for (const unknown of nodes.filter(({ name }) => !isKnownHtml(name ?? '')))
    Object.assign(unknown, { name: null, attributes: [] });
}

/**
 * Moves closing tags out of the paragraph, list or quote directly above them. CommonMark treats them as its content,
 * because no empty line separates them.
 */
function withoutLastTags(node: Nodes): Nodes[] {
  const tags: Nodes[] = [];
  let current: Nodes | undefined = node;
  while (current && CONTINUED.has(current.type)) {
    const nodes = (current as Parents).children as Nodes[];
    const [tag, line] = [nodes.at(-1), nodes.at(-2)];
    const name = tag?.type === 'html' && /^<\/([\w.-]+)\s*>$/.exec(tag.value)?.[1];
    if (!name) {
      current = current.type === 'paragraph' ? undefined : tag;
      continue;
    }
    // a tag that is indented like the text of the list belongs to it
    if (current !== node && startColumn(tag) > startColumn(node)) break;
    if (current.type === 'paragraph') {
      const opens = (part: Nodes) => part.type === 'html' && part.value.startsWith(`<${name}`);
      if (line?.type !== 'text' || !line.value.endsWith('\n') || nodes.some(opens)) break;
      line.value = line.value.slice(0, -1);
      if (line.value === '') nodes.splice(-2, 1);
    }
    tags.unshift(tag);
    nodes.pop();
  }
  return [node, ...tags];
}

const startColumn = ({ position }: Nodes): number => position?.start.column ?? 1;

function readTags(html: Html, openElements: JsxElement[], add: (node: Nodes) => void, vfile: VFile): void {
  let end = 0;
  const addText = (start: number): void => {
    const value = decoded(html.value.slice(end, start));
    const isBetweenBlocks = value.trim() === '' && value.includes('\n');
    const position = positionAt(html, end);
    if (value !== '' && !isBetweenBlocks) add({ type: 'text', value, data: { inHtml: true }, position });
  };
  for (const match of html.value.matchAll(PART)) {
    const [part, closed, closing, opening = closed, attributes = '', , , slash] = match;
    addText(match.index);
    end = match.index + part.length;
    const position = positionAt(html, match.index);
    const reportTag = (problem: Report) => report(vfile, { ...html, position }, problem);
    if (closing !== undefined) {
      const open = openElements.pop();
      if (open?.name === tagName(closing)) continue;
      if (open) openElements.push(open);
      const advice = open
        ? `<${open.name}> is still open here. Close it first.`
        : 'Remove it, or add the opening tag.';
      reportTag({
        code: 'unopened',
        subject: closing,
        message: `</${closing}> has no matching opening tag.`,
        advice,
      });
    } else if (opening !== undefined) {
      const node = toJsxElement(tagName(opening), attributes, position);
      const bound = node.attributes.find(
        (entry) => 'name' in entry && VUE.some((start) => entry.name.startsWith(start)),
      );
      if (bound && 'name' in bound) {
        const message = `"${bound.name}" of <${node.name}> is Vue syntax, which is not supported.`;
        reportTag({ code: 'syntax', message, advice: 'Write the value, or create a component.' });
        node.attributes = node.attributes.filter((entry) => entry !== bound);
      }
      add(node);
      if (slash === '' && !VOID.has(opening.toLowerCase())) openElements.push(node);
    } else if (!part.endsWith('-->')) {
      const advice = 'Complete the tag, or write &lt; for a literal "<".';
      reportTag({ code: 'syntax', message: 'This tag is not complete.', advice });
    }
  }
  addText(html.value.length);
}

/** Normalizes upper-case HTML tags: `<BR>` becomes `<br>`. */
function tagName(source: string): string {
  const name = source.toLowerCase();
  return isKnownHtml(name) && source === source.toUpperCase() ? name : source;
}

function toJsxElement(name: string, attributes: string, position: JsxElement['position']): JsxElement {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value]): [string, string | true] => [
    key,
    value === undefined ? true : decoded(value.replace(/^(["'])(.*)\1$/s, '$2')),
  ]);
  return {
    type: isPhrasing(name) ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    attributes: pairs.flatMap(([key, value]) => jsxAttributes({ [key]: value })),
    children: [] as PhrasingContent[],
    position,
  } as JsxElement;
}

function decoded(text: string): string {
  return text.includes('&') ? textOf(fromHtml(text, { fragment: true })) : text;
}

/** Returns the position of a part of an HTML node. A block inside a quote or list is indented. */
function positionAt(html: Html, index: number): NonNullable<Html['position']> {
  const start = html.position?.start ?? { line: 1, column: 1 };
  const before = html.value.slice(0, index).split('\n');
  const line = start.line + before.length - 1;
  const column = (before.at(-1)?.length ?? 0) + (before.length === 1 ? start.column : 1);
  const point: Point = { line, column };
  return { start: point, end: point };
}
