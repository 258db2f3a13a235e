import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { hasLetters } from '../../base/hasLetters.ts';
import type { WrittenText } from '../page.ts';

/** Starts the record of this stage: all text of the page, before plugins change it. */
export function remarkWrittenText() {
  return (tree: Root, vfile: VFile): void => {
    const written: WrittenText[] = [];
    visit(tree, (node) => {
      if (
        (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') &&
        hasWords(node.value)
      )
        written.push(node);
    });
    vfile.data.syntax = { written, dependencies: [] };
  };
}

/** Whether a text has words, and not only marks that plugins replace: `[!NOTE]`, `[[toc]]`. */
function hasWords(text: string): boolean {
  return hasLetters(withoutMarks(text));
}

export const withoutMarks = (text: string): string => text.replace(/\[![\w-]+\]|\[\[toc\]\]/gi, '');
