import { comparableLines } from '../../../tools/docs/outputs/normalizeOutput.ts';

/** A line without what differs between runs; `undefined` for an empty line. */
const keyOf = (line: string): string | undefined => comparableLines(line)[0];

/**
 * The lines of a recording that a page quotes, with their escape sequences.
 *
 * @param quoted plain text of the page; it may omit lines, and its durations may be older
 * @returns `undefined` if a quoted line isn't in the recording, or not in this order
 */
export function coloredQuote(quoted: string, recording: string): string | undefined {
  const recorded = recording.split('\n');
  const keys = recorded.map(keyOf);
  const result: string[] = [];
  let from = 0;
  for (const line of quoted.split('\n')) {
    const key = keyOf(line);
    const index = key === undefined ? -1 : keys.indexOf(key, from);
    if (key !== undefined && index === -1) return undefined;
    result.push(key === undefined ? '' : (recorded[index] ?? ''));
    if (key !== undefined) from = index + 1;
  }
  return result.join('\n');
}
