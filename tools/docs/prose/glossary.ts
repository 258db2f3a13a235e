import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, ROOT } from '../pages.ts';

/** A word to avoid, and its replacement. */
export interface Unwanted {
  word: string;
  instead: string;
}

/** Reads the table in `docs/glossary.md`. */
export function readGlossary(): Record<Language, Unwanted[]> {
  const rows = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return {
    en: rows.flatMap(([, english = '', , , not = '']) => unwanted(not, ', ', english)),
    zh: rows.flatMap(([, english = '', chinese, , , not = '']) => unwanted(not, '、', chinese || english)),
  };
}

function unwanted(words: string, separator: string, instead: string): Unwanted[] {
  return words
    .split(separator)
    .filter(Boolean)
    .map((word) => ({ word, instead }));
}
