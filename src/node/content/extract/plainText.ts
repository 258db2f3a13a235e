import type { InlineCode, List, Nodes, PhrasingContent, Root, Table, Text } from 'mdast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { CODE_BORDER, LINK_LINE } from '../../../search/records.ts';
import { joinCjkLines } from '../../base/cjk.ts';
import { hasLetters } from '../../base/hasLetters.ts';
import { parseCodeMeta } from '../code/codeMeta.ts';
import { isJsx, textAttribute } from '../jsxNodes.ts';
import { withoutColors } from './shownCode.ts';

/** Attributes that are visible to readers as text, by element. */
const VISIBLE = new Map([
  ['Callout', ['title']],
  ['Details', ['title']],
  ['Tab', ['label']],
  ['Badge', ['text', 'since']],
  ['Card', ['title']],
]);

/** Returns the page's text for search, and the offset at which the section of each heading below the title starts. */
export function plainText(tree: Root): { text: string; starts: number[] } {
  const collector = new TextCollector();
  collector.add(tree);
  return { text: collector.text.trimEnd(), starts: collector.starts };
}

/** Returns the text of the first paragraph. Callouts only count if there is no other paragraph; lists and tables don't count. */
export function firstParagraph(tree: Root): string {
  return findParagraph(tree, false) || findParagraph(tree, true);
}

function findParagraph(tree: Root, inCallouts: boolean): string {
  let paragraph = '';
  visit(tree, (node) => {
    if (node.type === 'list' || node.type === 'table' || node.type === 'footnoteDefinition') return SKIP;
    if (!inCallouts && isJsx(node) && (node.name === 'Callout' || node.name === 'Details')) return SKIP;
    if (node.type !== 'paragraph') return undefined;
    const collector = new TextCollector();
    collector.add(node);
    if (!/\p{L}/u.test(collector.text)) return SKIP;
    paragraph = collector.text.replaceAll(CODE_BORDER, '').trim();
    return EXIT;
  });
  return paragraph;
}

class TextCollector {
  text = '';
  readonly starts: number[] = [];

  add(node: Nodes): void {
    switch (node.type) {
      case 'text':
        this.text += node.value.replace(/\s+/g, ' ');
        return;
      case 'inlineCode':
        this.text += marked(node.value.replace(/\s+/g, ' '));
        return;
      case 'code':
        this.#endLine();
        for (const label of codeBlockLabels(node.meta)) this.#addLine(marked(label));
        this.#addLine(marked(withoutColors(node.data?.shownCode?.all ?? node.value).trimEnd()));
        return;
      case 'break':
        this.text += ' ';
        return;
      case 'heading':
        this.#endLine();
        if (node.depth > 1) this.starts.push(this.text.length);
        return;
      case 'list':
        this.#addRows(node, isLinkList(node));
        return;
      case 'table':
        this.#addRows(node, isLinkTable(node));
        return;
      case 'tableCell':
        if (!['\n', LINK_LINE, undefined].includes(this.text.at(-1))) this.text += CELL_BORDER;
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const lines =
          node.data?.plain?.search?.map((line) => (typeof line === 'string' ? line : marked(line.code))) ??
          (VISIBLE.get(node.name ?? '') ?? []).map((key) => textAttribute(node, key) ?? '');
        if (INLINE.has(node.type)) this.text += lines.join('');
        else for (const line of lines) this.#addLine(line);
      }
    }
    // includes formulas, and other nodes that plugins of the site add
    if (FORMULAS.has(node.type) && 'value' in node) this.text += String(node.value).replace(/\s+/g, ' ');
    if ((node.type as string) === 'math') this.#endLine();
    if (!('children' in node)) return;
    for (const child of node.children) this.add(child);
    if (!INLINE.has(node.type) && node.type !== 'tableCell') this.#endLine();
  }

  #addRows({ children }: List | Table, areLinks: boolean): void {
    for (const row of children) {
      this.#endLine();
      if (areLinks) this.text += LINK_LINE;
      this.add(row);
    }
  }

  #addLine(text: string): void {
    if (text === '') return;
    this.text += text;
    this.#endLine();
  }

  #endLine(): void {
    if (this.text !== '' && !this.text.endsWith('\n')) this.text += '\n';
  }
}

const FORMULAS: ReadonlySet<string> = new Set(['inlineMath', 'math']);

/** Separator between the cells of a row. */
const CELL_BORDER = ' · ';

const marked = (code: string): string => code && CODE_BORDER + code + CODE_BORDER;

/** Returns the header of a code block: its title, and the command whose output it shows. */
function codeBlockLabels(meta: string | null | undefined): string[] {
  const { title, output } = parseCodeMeta(meta ?? '');
  return [title, output].filter((label) => label !== undefined);
}

/** Whether every entry starts with a link, as in a list of related pages. */
function isLinkList({ children }: List): boolean {
  return children.every(({ children: [first] }) => first?.type === 'paragraph' && isLink(first.children[0]));
}

/** Whether most of the list consists of links. */
function isLinkTable({ children: [head, ...rows] }: Table): boolean {
  const leading = rows.filter(({ children }) => children.some((cell) => isOnlyLinks(cell.children)));
  return head?.children.length === 2 && leading.length > rows.length / 2;
}

function isOnlyLinks(nodes: readonly PhrasingContent[]): boolean {
  const isSign = (node: PhrasingContent) => node.type === 'text' && !hasLetters(node.value);
  return nodes.some(isLink) && nodes.every((node) => isLink(node) || isSign(node));
}

const isLink = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'link' || node?.type === 'linkReference';

/** Types of inline nodes. */
export const INLINE: ReadonlySet<string> = new Set(
  'text inlineCode emphasis strong delete link linkReference mdxJsxTextElement'.split(' '),
);

/** Attributes that contain prose. In others, such as data, line breaks are significant. */
const PROSE = new Set(['title', 'alt', 'aria-label', 'label', 'text', 'description']);

/**
 * Removes line ends between two Chinese or Japanese characters, also across emphasis, links and code. Browsers would
 * render them as spaces.
 */
export function joinLineEnds(tree: Root): void {
  let line: (Text | InlineCode)[] = [];
  const endLine = (): void => {
    line.forEach(joinLines);
    line = [];
  };
  const read = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      line.push(node);
      return;
    }
    if ('alt' in node && node.alt) node.alt = joinCjkLines(node.alt);
    if ('title' in node && node.title) node.title = joinCjkLines(node.title);
    for (const attribute of isJsx(node) ? node.attributes : []) {
      if ('name' in attribute && PROSE.has(attribute.name) && typeof attribute.value === 'string')
        attribute.value = joinCjkLines(attribute.value);
    }
    const children = 'children' in node ? node.children : [];
    // an image or a component without text isn't a character
    const ends = !INLINE.has(node.type) || children.length === 0;
    if (ends) endLine();
    for (const child of children) read(child);
    if (ends) endLine();
  };
  read(tree);
}

function joinLines(node: Text | InlineCode, index: number, line: readonly (Text | InlineCode)[]): void {
  if (node.type !== 'text' || !node.value.includes('\n')) return;
  const before = line[index - 1]?.value.split('\n').at(-1)?.slice(-4) ?? '';
  const after = line[index + 1]?.value.split('\n')[0]?.slice(0, 4) ?? '';
  node.value = joinCjkLines(before + node.value + after).slice(before.length, -after.length || undefined);
}
