import { stripVTControlCharacters } from 'node:util';

/** Parts that differ between runs and machines, and their placeholders. */
const CHANGING: [RegExp, string][] = [
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, 'ID'],
  [/\b\d{4}-\d\d-\d\dT[\d-]+/g, 'TIME'],
  [/\b\d\d:\d\d:\d\d\b/g, 'TIME'],
  [/(?<![\w.])\d+(?:\.\d+)?m?s\b/g, 'DURATION'],
  [/\b\d+(?:\.\d+)?%/g, 'SHARE'],
  [/\b\d+ MB\b/g, 'SIZE'],
  [/(?<=\[|[\w-])-[\w-]{6}(?=\])/g, 'HASH'],
  // column widths depend on the durations in the table
  [/ +/g, ' '],
  [/-{3,}/g, '---'],
];

/** Returns the comparable lines of an output: no colors, no durations, no empty lines. */
export function comparableLines(text: string): string[] {
  return CHANGING.reduce(
    (current, [pattern, name]) => current.replace(pattern, name),
    stripVTControlCharacters(text).replaceAll('\r', ''),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
