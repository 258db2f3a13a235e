import type { Root, Text } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, type Processor, unified } from 'unified';
import { withoutFrontmatter } from '../read/frontmatterBlock.ts';
import { remarkBareUrls } from './bareUrls.ts';
import { containerFromMarkdown, containerSyntax } from './containers.ts';
import { headingIdFromMarkdown, headingIdSyntax } from './headingIds.ts';
import { multilineTagSyntax } from './multilineTags.ts';
import type { PageFormat } from './pageFormat.ts';

declare module 'mdast' {
  interface Data {
    /** Number of fences of a container or code block: 2 if it is closed. */
    fences?: number;
    /** Matches the backticks or tildes of a fence. */
    fence?: string;
    /** Indexes in a text of characters that are escaped or written as a reference, which are never markup. */
    literal?: number[];
    /** Offsets of the URL of a link, image or definition, without its angle brackets. */
    destination?: [start: number, end: number];
  }
}

/** Whether one of the first characters of a text (default: any) is escaped: `\\[!NOTE]`. */
export function isLiteral({ data, value }: Text, length = value.length): boolean {
  return data?.literal?.some((index) => index < length) ?? false;
}

/** Returns the plugins that extend the parser's syntax, in order. None of them transforms the tree. */
export function syntaxPlugins(format: PageFormat): PluggableList {
  return [
    [remarkGfm, { singleTilde: false }],
    // CommonMark does not close **…。** before a Han character: readers would see the asterisks
    [remarkCjkStrikethrough, { singleTilde: false }],
    remarkBareUrls,
    remarkCjkFriendly,
    [remarkPageSyntax, format],
  ];
}

/**
 * Creates a parser of pages.
 *
 * @param extraPlugins plugins that extend the syntax, such as formulas. Default: none
 */
export function pageParser(format: PageFormat, extraPlugins: PluggableList = []): (text: string) => Root {
  const processor = unified()
    .use(remarkParse)
    .use(format === 'mdx' ? [remarkMdx] : [])
    .use(syntaxPlugins(format))
    .use(extraPlugins)
    .freeze();
  return (text) => processor.parse(withoutFrontmatter(text)) as Root;
}

const parsers = new Map<PageFormat, (text: string) => Root>();

/**
 * Parses a page to a tree with positions in its text, without the frontmatter. Throws a `VFileMessage` if MDX can't be
 * parsed. All code that reads Markdown uses it: the compiler, the dev server's scan, fragments, and the commands that
 * edit pages.
 */
export function parsePage(text: string, format: PageFormat): Root {
  const parse = parsers.get(format) ?? pageParser(format);
  parsers.set(format, parse);
  return parse(text);
}

let blockParser: ((text: string) => Root) | undefined;

/** Parses a page with invalid tags or expressions, treating both as text. Never throws. */
export function parseBlocks(text: string): Root {
  blockParser ??= pageParser('md', [remarkTagsAsText]);
  return blockParser(text);
}

function remarkTagsAsText(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  data.micromarkExtensions?.push({ disable: { null: ['htmlFlow', 'htmlText', 'multilineTag'] } });
}

/** Extends the Markdown parser with containers, heading ids and, in `.md` pages, tags that span several lines. */
function remarkPageSyntax(this: Processor, format: PageFormat): void {
  const data = this.data() as {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: FromMarkdownExtension[];
  };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(containerSyntax, headingIdSyntax);
  if (format === 'md') data.micromarkExtensions.push(multilineTagSyntax);
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(
    directiveFromMarkdown(),
    containerFromMarkdown,
    headingIdFromMarkdown(format),
    NOTES,
  );
}

/** Records details that the tree lacks: fences, escapes, and positions of URLs. */
const NOTES: FromMarkdownExtension = {
  enter: {
    directiveContainerFence: countFence,
    codeFencedFence: countFence,
    codeFencedFenceSequence: keepFence,
    escapeMarker: noteLiteral,
    characterReferenceMarker: noteLiteral,
    resourceDestinationRaw: noteDestination,
    resourceDestinationLiteral: noteDestination,
    definitionDestinationRaw: noteDestination,
    definitionDestinationLiteral: noteDestination,
  },
};

function countFence(this: CompileContext): void {
  // the content of code is collected in a separate node
  const node = this.stack.findLast(({ type }) => type === 'code' || type === 'containerDirective');
  if (node) node.data = { ...node.data, fences: (node.data?.fences ?? 0) + 1 };
}

function keepFence(this: CompileContext, token: Token): void {
  const node = this.stack.findLast(({ type }) => type === 'code');
  if (node) node.data = { fence: this.sliceSerialize(token), ...node.data };
}

function noteLiteral(this: CompileContext, token: Token): void {
  // skips the marker that ends a character reference
  if (this.sliceSerialize(token) === ';') return;
  const node = this.stack.at(-1);
  if (node?.type !== 'text') return;
  node.data ??= {};
  node.data.literal ??= [];
  node.data.literal.push(node.value.length);
}

function noteDestination(this: CompileContext, { type, start, end }: Token): void {
  const node = this.stack.at(-1);
  const brackets = type.endsWith('Literal') ? 1 : 0;
  if (node) node.data = { ...node.data, destination: [start.offset + brackets, end.offset - brackets] };
}
