import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { CODE_MARK } from '../code/codeMeta.ts';
import { textAttribute } from '../jsxNodes.ts';
import { pageOf } from '../pageContext.ts';

/** Attributes that are visible to readers as text, by element. */
const VISIBLE: Record<string, readonly string[]> = {
  Callout: ['title'],
  Details: ['title'],
  Tab: ['label'],
  Badge: ['text'],
  OptionMeta: ['accepts', 'type', 'default', 'cli', 'since'],
};

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
      case 'inlineCode':
        this.#content += node.value.replace(/\s+/g, ' ');
        return;
      case 'code':
        this.#endLine();
        this.#addLine(node.value.replace(CODE_MARK, '').trimEnd());
        return;
      case 'break':
        this.#content += ' ';
        return;
      case 'heading':
        this.#endLine();
        if (node.depth > 1) this.#onHeading(this.#headings++, this.#content.length);
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const name of VISIBLE[node.name ?? ''] ?? []) this.#addLine(textAttribute(node, name) ?? '');
        break;
    }
    if (!('children' in node)) return;
    for (const child of node.children) this.add(child);
    if (!INLINE.has(node.type)) this.#endLine();
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

const INLINE: ReadonlySet<string> = new Set([
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'mdxJsxTextElement',
]);
