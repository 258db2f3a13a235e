import { stripVTControlCharacters } from 'node:util';
import { comparableLines } from '../../../tools/docs/outputs/normalizeOutput.ts';

/** Returns a line without what differs between runs; `undefined` for an empty line. */
const comparableLine = (line: string): string | undefined => comparableLines(line)[0];

const ESCAPE = new RegExp(`(${String.fromCharCode(27)}\\[[\\d;]*m)`);
const NUMBER = /\d[\d.]*(?: ?m?s\b)?/g;

/**
 * Returns a recorded line with the page's numbers, because durations differ between runs, and search and copies use
 * the page's text. A line with other differences, such as a debugger's address, is returned as in the page, without
 * colors.
 */
function copyNumbers(quoted: string, recorded: string): string {
  const parts = recorded.split(ESCAPE);
  const numbers = quoted.match(NUMBER) ?? [];
  const texts = parts.filter((_, at) => at % 2 === 0);
  if (texts.flatMap((text) => text.match(NUMBER) ?? []).length !== numbers.length) return quoted;
  let next = 0;
  const line = parts
    .map((part, at) =>
      at % 2 === 0 ? part.replace(NUMBER, (recordedNumber) => numbers[next++] ?? recordedNumber) : part,
    )
    .join('');
  return stripVTControlCharacters(line) === quoted ? line : quoted;
}

/**
 * Returns the lines of a recording that a page quotes, with their escape sequences.
 *
 * @param quoted plain text of the page; it may omit lines, and its durations, which may be older, are kept
 * @returns `undefined` if a quoted line isn't in the recording, or not in this order
 */
export function coloredQuote(quoted: string, recording: string): string | undefined {
  const recorded = recording.split('\n');
  const keys = recorded.map(comparableLine);
  const result: string[] = [];
  let from = 0;
  for (const line of quoted.split('\n')) {
    const key = comparableLine(line);
    const index = key === undefined ? -1 : keys.indexOf(key, from);
    if (key !== undefined && index === -1) return undefined;
    result.push(key === undefined ? '' : copyNumbers(line, recorded[index] ?? ''));
    if (key !== undefined) from = index + 1;
  }
  return result.join('\n');
}
