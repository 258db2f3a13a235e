import type { Program } from 'estree';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { isScalar, parseDocument } from 'yaml';
import { readFrontmatter } from '../../content/read/readFrontmatter.ts';
import { prepareSource } from '../../content/syntax/prepareSource.ts';
import { remarkContainers } from '../../content/syntax/remarkContainers.ts';
import { visit } from '../../content/visit.ts';

/** A path that a page or fragment names: a link, a picture, a fragment, a file to show. */
export interface WrittenLink {
  /** As it stands in the text, which is not always what it means: `a&amp;b`, `a\(b`. */
  written: string;
  /** Index in the text. */
  start: number;
}

const ATTRIBUTES = ['href', 'link', 'to', 'src', 'data-zoom-src'];
/** In Markdown, attributes of HTML are part of a text. */
const IN_HTML = new RegExp(
  String.raw`(?<=\s(?:${ATTRIBUTES.join('|')})\s*=\s*)(?:"[^"]*"|'[^']*'|[^\s"'<>]+)`,
  'gi',
);

/** Every path that a page names, in the order of the text. Throws what the parser throws. */
export function writtenLinks(text: string, format: 'md' | 'mdx'): WrittenLink[] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const prepared = prepareSource(readFrontmatter('', plain).body);
  const links = frontmatterLinks(text);
  const toText = indexMapper(prepared, text);
  /** Adds what stands between two indexes, without its quotes. */
  const add = (from: number, to: number): void => {
    const [, quote = '', written = ''] = /^(["'`]?)(.*)\1$/s.exec(prepared.slice(from, to)) ?? [];
    const start = toText(from + quote.length);
    if (written !== '' && text.startsWith(written, start)) links.push({ written, start });
  };
  const tree = parserOf(format, add).parse(prepared);
  visit(tree, (node: Nodes) => {
    const from = node.position?.start.offset ?? 0;
    const own = prepared.slice(from, node.position?.end.offset);
    if (node.type === 'mdxjsEsm') {
      for (const [start, end] of importsOf(node.data?.estree ?? undefined)) add(start, end);
    } else if (node.type === 'code') {
      const [head = '', name = ''] = /^.*?\bfile=(["']?[^#\s"']*)/.exec(own) ?? [];
      if (node.meta) add(from + head.length - name.replace(/^["']/, '').length, from + head.length);
    } else if (node.type === 'html') {
      for (const { 0: value, index } of own.matchAll(IN_HTML)) add(from + index, from + index + value.length);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !ATTRIBUTES.includes(attribute.name)) continue;
        const [start, end] = placeOfValue(attribute, prepared);
        add(start, end);
      }
    }
  });
  return links.sort((one, other) => one.start - other.start);
}

/** A parser that tells where the targets of links, pictures and definitions stand. */
function parserOf(format: 'md' | 'mdx', add: (from: number, to: number) => void) {
  function enter(
    this: { buffer: () => void },
    token: { start: { offset: number }; end: { offset: number } },
  ) {
    add(token.start.offset, token.end.offset);
    this.buffer();
  }
  function remarkTargets(this: Processor): void {
    const data = this.data() as { fromMarkdownExtensions?: unknown[] };
    data.fromMarkdownExtensions ??= [];
    data.fromMarkdownExtensions.push({
      enter: { resourceDestinationString: enter, definitionDestinationString: enter },
    });
  }
  const parser = unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .use(remarkCjkFriendly)
    .use(remarkContainers)
    .use(remarkTargets);
  return format === 'mdx' ? parser.use(remarkMdx) : parser;
}

/** The place of an attribute's value, quotes included: `"a"`, or the text of `{'a'}`. */
function placeOfValue({ position }: MdxJsxAttribute, text: string): [start: number, end: number] {
  const start = position?.start.offset ?? 0;
  const own = text.slice(start, position?.end.offset);
  const [head = '', value = ''] = /^[^=]*=\s*\{?\s*((["'`]).*?\2)/s.exec(own) ?? [];
  return [start + head.length - value.length, start + head.length];
}

function importsOf(program: Program | undefined): [start: number, end: number][] {
  return (program?.body ?? []).flatMap((statement): [number, number][] => {
    const source = statement.type === 'ImportDeclaration' ? statement.source : undefined;
    return source?.range ? [source.range] : [];
  });
}

/** Links of the hero's buttons and the features. */
function frontmatterLinks(text: string): WrittenLink[] {
  const [head = '', begin = '', yaml = ''] =
    /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
  if (head === '' || !text.startsWith(head)) return [];
  const document = parseDocument(yaml, { prettyErrors: false });
  const lists = [document.getIn(['hero', 'actions']), document.get('features')];
  return lists.flatMap((list) => {
    const items = (list as { items?: unknown[] } | undefined)?.items ?? [];
    return items.flatMap((_, index): WrittenLink[] => {
      const path = list === lists[0] ? ['hero', 'actions', index, 'link'] : ['features', index, 'link'];
      const scalar = document.getIn(path, true);
      if (!isScalar(scalar) || typeof scalar.value !== 'string' || !scalar.range) return [];
      const start = begin.length + yaml.indexOf(scalar.value, scalar.range[0]);
      return text.startsWith(scalar.value, start) ? [{ written: scalar.value, start }] : [];
    });
  });
}

/**
 * Indexes of a prepared text in the text itself: lines and columns are the same, other line ends and the mark at the
 * beginning of a file apart.
 */
function indexMapper(prepared: string, text: string): (index: number) => number {
  const starts = (of: string) => [0, ...[...of.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const [own, others] = [starts(prepared), starts(text)];
  return (index) => {
    const line = own.findLastIndex((start) => start <= index);
    const mark = line === 0 && text.startsWith('\uFEFF') ? 1 : 0;
    return (others[line] ?? 0) + index - (own[line] ?? 0) + mark;
  };
}
