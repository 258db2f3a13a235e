import type { List, Nodes, PhrasingContent, Root, Table } from 'mdast';
import type { VFile } from 'vfile';
import { CODE_BORDER, LINK_LINE } from '../../../search/records.ts';
import { textAttribute } from '../jsxNodes.ts';
import { CODE_MARK, parseCodeMeta } from '../mdx/code/codeMeta.ts';
import { pageOf } from '../pageContext.ts';
import { INLINE } from '../syntax/inlineNodes.ts';
import { withoutColors } from './plainCode.ts';

/** Attributes that are visible to readers as text, by element. */
const VISIBLE = new Map([
  ['Callout', ['title']],
  ['Details', ['title']],
  ['Tab', ['label']],
  ['Badge', ['text']],
  ['OptionMeta', ['accepts']],
]);
/** The same for attributes that are code. */
const VISIBLE_CODE = new Map([['OptionMeta', ['type', 'default', 'cli', 'since']]]);

/** Collects the page's text for search, and records in the outline where each section starts. */
export function remarkPlainText() {
  return (tree: Root, vfile: VFile): void => {
    const { findings } = pageOf(vfile);
    const collector = new TextCollector((index, length) => {
      const item = findings.toc[index];
      if (item) item.charIndex = length;
    });
    collector.add(tree);
    findings.text = collector.finish();
  };
}

class TextCollector {
  readonly #onHeading: (index: number, length: number) => void;
  #content = '';
  #headings = 0;

  /** @param onHeading called for each heading below the title, with its index and the length of the preceding text */
  constructor(onHeading: (index: number, length: number) => void) {
    this.#onHeading = onHeading;
  }

  finish(): string {
    return this.#content.trimEnd();
  }

  add(node: Nodes): void {
    switch (node.type) {
      case 'text':
        this.#content += node.value.replace(/\s+/g, ' ');
        return;
      case 'inlineCode':
        this.#content += marked(node.value.replace(/\s+/g, ' '));
        return;
      case 'code':
        this.#endLine();
        this.#addLine(marked(parseCodeMeta(node.meta ?? '').title ?? ''));
        this.#addLine(marked(withoutColors(node.value.replace(CODE_MARK, '')).trimEnd()));
        return;
      case 'break':
        this.#content += ' ';
        return;
      case 'heading':
        this.#endLine();
        if (node.depth > 1) this.#onHeading(this.#headings++, this.#content.length);
        return;
      case 'list':
        this.#addRows(node, isLinkList(node));
        return;
      case 'table':
        this.#addRows(node, isLinkTable(node));
        return;
      case 'tableCell':
        if (!/^$|[\n\x80]$/.test(this.#content)) this.#content += CELL_BORDER;
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const { name } = node;
        for (const key of VISIBLE.get(name ?? '') ?? []) this.#addLine(textAttribute(node, key) ?? '');
        for (const key of VISIBLE_CODE.get(name ?? '') ?? [])
          this.#addLine(marked(textAttribute(node, key) ?? ''));
      }
    }
    if (!('children' in node)) return;
    for (const child of node.children) this.add(child);
    if (!INLINE.has(node.type) && node.type !== 'tableCell') this.#endLine();
  }

  #addRows({ children }: List | Table, areLinks: boolean): void {
    for (const row of children) {
      this.#endLine();
      if (areLinks) this.#content += LINK_LINE;
      this.add(row);
    }
  }

  #addLine(text: string): void {
    if (text === '') return;
    this.#content += text;
    this.#endLine();
  }

  #endLine(): void {
    if (this.#content !== '' && !this.#content.endsWith('\n')) this.#content += '\n';
  }
}

/** Between the cells of a row. */
const CELL_BORDER = ' · ';

const marked = (code: string): string => code && CODE_BORDER + code + CODE_BORDER;

/** Whether each entry begins with a link, as below “Related”. */
function isLinkList({ children }: List): boolean {
  return children.every(({ children: [first] }) => first?.type === 'paragraph' && isLink(first.children[0]));
}

/** Whether it says of most tasks, or words, only where to read about them. */
function isLinkTable({ children: [head, ...rows] }: Table): boolean {
  const leading = rows.filter(({ children }) => children.some((cell) => isOnlyLinks(cell.children)));
  return head?.children.length === 2 && leading.length > rows.length / 2;
}

function isOnlyLinks(nodes: readonly PhrasingContent[]): boolean {
  const hasLetters = (node: PhrasingContent) => node.type !== 'text' || /[\p{L}\p{N}]/u.test(node.value);
  return nodes.some(isLink) && nodes.every((node) => isLink(node) || !hasLetters(node));
}

const isLink = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'link' || node?.type === 'linkReference';
