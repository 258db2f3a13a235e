import { frontmatterBlock, type Problem, type ResolvedSite, siteParser } from 'docs-site-engine/node';
import type { Code, Html, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isScalar, parseDocument, visit as visitYaml } from 'yaml';

/** A path in a page: of a link, image, fragment or embedded file. */
export interface WrittenLink {
  /** The link as written, with its escapes: `a&amp;b`, `a\(b`. */
  written: string;
  /** Index in the text. */
  start: number;
}

const ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'link', 'to', 'src', 'data-zoom-src']);

/**
 * Creates a function that reads the paths in a site's pages, with the site's Markdown plugins.
 *
 * @returns a function from a page's file and text to its links, in order; to a problem if the page can't be parsed
 */
export async function siteLinks(
  site: ResolvedSite,
): Promise<(file: string, text: string) => WrittenLink[] | Problem> {
  const parse = await siteParser(site);
  return (file, text) => {
    const parsed = parse(file, text);
    return 'severity' in parsed ? parsed : writtenLinks(text, parsed);
  };
}

/**
 * Returns all paths in a page, in the order of the text.
 *
 * @param tree the parsed text
 */
export function writtenLinks(text: string, tree: Root): WrittenLink[] {
  // the parser's positions don't count a byte order mark
  const skipped = text.startsWith('\uFEFF') ? 1 : 0;
  const plain = text.slice(skipped);
  const links: WrittenLink[] = [];
  const add = (start: number, end: number) => {
    if (end > start) links.push({ written: plain.slice(start, end), start: start + skipped });
  };
  addFrontmatterLinks(plain, add);
  visit(tree, (node) => {
    const [start, end] = (node.data as { destination?: number[] } | undefined)?.destination ?? [];
    if (start !== undefined && end !== undefined) add(start, end);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && ATTRIBUTES.has(attribute.name))
          addAttribute(attribute, plain, add);
    if (node.type === 'html') addHtmlLinks(node, plain, add);
    if (node.type === 'code') addCodeFile(node, plain, add);
    if (node.type === 'mdxjsEsm')
      for (const statement of node.data?.estree?.body ?? [])
        if (statement.type === 'ImportDeclaration') addImport(statement.source, add);
  });
  return links.sort((one, other) => one.start - other.start);
}

type Add = (start: number, end: number) => void;

/** Records the links of the hero's buttons and the features. */
function addFrontmatterLinks(text: string, add: Add): void {
  const block = frontmatterBlock(text);
  if (typeof block !== 'object') return;
  visitYaml(parseDocument(block.yaml), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'link' || !isScalar(value) || !value.range) return;
      const [start, end] = value.range;
      const quotes = value.type === 'QUOTE_DOUBLE' || value.type === 'QUOTE_SINGLE' ? 1 : 0;
      add(block.start + start + quotes, block.start + end - quotes);
    },
  });
}

/** Records the position of the first occurrence of a part in the source of a node. */
function addPart({ position }: Nodes, text: string, part: string, add: Add): void {
  const { start, end } = position ?? {};
  const at = part === '' ? -1 : text.slice(start?.offset, end?.offset).indexOf(part);
  if (at >= 0) add((start?.offset ?? 0) + at, (start?.offset ?? 0) + at + part.length);
}

/** Matches the file of ` ```ts file="path#region" `. */
const FILE = /(?:^|\s)file=(?:"([^"#]+)|'([^'#]+)|([^\s"'#]+))/;

function addCodeFile(node: Code, text: string, add: Add): void {
  const [, double, single, bare] = FILE.exec(node.meta ?? '') ?? [];
  const file = double ?? single ?? bare ?? '';
  if (file !== '') addPart(node, text, file, add);
}

function addImport(node: object, add: Add): void {
  const { start, end, type } = node as { start?: number; end?: number; type: string };
  if (type === 'Literal' || type === 'TemplateLiteral') add((start ?? 0) + 1, (end ?? 0) - 1);
}

type Attributes = Extract<Nodes, { type: 'mdxJsxFlowElement' }>['attributes'];
type Attribute = Extract<Attributes[number], { type: 'mdxJsxAttribute' }>;

function addAttribute({ position, value }: Attribute, text: string, add: Add): void {
  if (typeof value === 'object') {
    const [statement] = value?.data?.estree?.body ?? [];
    if (statement?.type === 'ExpressionStatement') addImport(statement.expression, add);
    return;
  }
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  // the opening quotation mark after the equals sign is also the closing one
  const quote = text.charAt(end.offset - 1);
  add(text.indexOf(quote, text.indexOf('=', start.offset)) + 1, end.offset - 1);
}

const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;
/** Matches a comment, or an opening tag with its attributes. */
const TAG = new RegExp(String.raw`<!--[\s\S]*?(?:-->|$)|(<[a-z][\w.:-]*)((?:${ATTRIBUTE.source})*)`, 'gi');

function addHtmlLinks({ position }: Html, text: string, add: Add): void {
  const offset = position?.start.offset ?? 0;
  for (const { 1: name = '', 2: attributes = '', index } of text
    .slice(offset, position?.end.offset)
    .matchAll(TAG)) {
    for (const { 0: whole, 1: key = '', 2: value = '', index: at } of attributes.matchAll(ATTRIBUTE)) {
      if (!ATTRIBUTES.has(key.toLowerCase())) continue;
      const end = offset + index + name.length + at + whole.length;
      const quotes = value.startsWith('"') || value.startsWith("'") ? 1 : 0;
      add(end - value.length + quotes, end - quotes);
    }
  }
}
