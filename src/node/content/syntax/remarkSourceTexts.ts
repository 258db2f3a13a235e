import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { hasLetters } from '../../base/hasLetters.ts';
import type { SourceText } from '../page.ts';

/** Starts the record of this stage: all text of the page, before plugins change it. */
export function remarkSourceTexts() {
  return (tree: Root, vfile: VFile): void => {
    const texts: SourceText[] = [];
    visit(tree, (node) => {
      if (
        (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') &&
        hasWords(node.value)
      )
        texts.push(node);
    });
    vfile.data.syntax = { sourceTexts: texts, dependencies: [] };
  };
}

/** Whether a text has words, and not only marks that plugins replace: `[!NOTE]`, `[[toc]]`. */
function hasWords(text: string): boolean {
  return hasLetters(withoutMarks(text));
}

/** Removes marks that plugins replace: `[!NOTE]`, `[[toc]]`. */
export const withoutMarks = (text: string): string => text.replace(/\[![\w-]+\]|\[\[toc\]\]/gi, '');
