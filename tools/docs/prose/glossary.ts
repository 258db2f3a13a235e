import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../pages.ts';
import { ROOT } from '../root.ts';
import { HIDDEN, outsideCode } from './outsideCode.ts';

/** Marks the ends of an inserted word. */
const PLACE = '\uE012';

/** A word to avoid, and its replacement. */
export interface GlossaryEntry {
  word: string;
  instead: string;
}

/** Reads the table in `docs/glossary.md`. */
export function readGlossary(): Record<Language, GlossaryEntry[]> {
  const rows = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return {
    en: rows.flatMap(([, english = '', , , , not = '']) => unwanted(not, ', ', english)),
    zh: rows.flatMap(([, english = '', chinese, , , , not = '']) => unwanted(not, '、', chinese || english)),
  };
}

function unwanted(words: string, separator: string, instead: string): GlossaryEntry[] {
  return words
    .split(separator)
    .filter(Boolean)
    .map((word) => ({ word, instead }));
}

/** Replaces unwanted Chinese words, outside of parentheses, with spaces between Chinese and Latin. */
export function fixWords(source: string, words: readonly GlossaryEntry[]): string {
  return outsideCode(source, (text) =>
    words.reduce((current, { word, instead }) => {
      const [better = ''] = instead.split(/[、（]/);
      const before = new RegExp(`(?<=\\p{Script=Han}) ?(?=[[*]*${PLACE}[A-Za-z])`, 'gu');
      const after = new RegExp(`(?<=[A-Za-z]${PLACE}(?:\\]${HIDDEN}|\\*+)?)(?=\\p{Script=Han})`, 'gu');
      return current
        .split(/(（[^）]*）)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(word, `${PLACE}${better}${PLACE}`)))
        .join('')
        .replace(before, ' ')
        .replace(after, ' ')
        .replaceAll(PLACE, '');
    }, text),
  );
}
