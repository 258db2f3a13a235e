import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { atomicWrite } from '../../base/atomicWrite.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { loadNavigation, navigationFile } from '../../site/loadNavigation.ts';
import { withLinkAfter } from './sections.ts';

/**
 * Inserts a link after another one in `navigation.ts`, changing nothing else in the file.
 * @returns whether that succeeded; if not, the file is unchanged
 */
export async function addToNavigation(
  site: ResolvedSite,
  version: string,
  after: string,
  link: string,
): Promise<boolean> {
  const file = navigationFile(site, version);
  const text = readFileSync(file, 'utf8');
  const { loaded } = await loadNavigation(site, version, []);
  const expected = withLinkAfter(loaded.navigation, after, link);
  for (const attempt of insertions(text, after, link)) {
    // tried without writing it: the file is the user's
    const read = (name: string) => (name === file ? Buffer.from(attempt) : readFileSync(name));
    const { loaded: changed, problems } = await loadNavigation(site, version, [], read);
    if (problems.length > 0 || !isDeepStrictEqual(changed.navigation, expected)) continue;
    atomicWrite(file, attempt);
    return true;
  }
  return false;
}

/** Lines longer than this are broken, as the formatter does (`biome.json`). */
const LINE_WIDTH = 110;

/**
 * Candidate texts of a `navigation.ts` with a link inserted after another one, most likely first. The file is code: a
 * link may be a literal, or built from a name in a list (`/config/${name}`). Only running it shows which is right.
 */
export function* insertions(text: string, after: string, link: string): Generator<string> {
  const folders = [0, ...[...after.matchAll(/\//g)].map(({ index }) => index + 1)];
  for (const start of folders) {
    if (link.slice(0, start) !== after.slice(0, start)) continue;
    const [anchor, added] = [after.slice(start), link.slice(start)];
    if (anchor === '' || added === '') continue;
    for (const match of text.matchAll(new RegExp(`(['"\`])${RegExp.escape(anchor)}\\1`, 'g'))) {
      const element = elementAround(text, match.index, match[0].length);
      if (element) yield insertAfter(text, element, `${match[1]}${added}${match[1]}`);
    }
  }
}

interface Range {
  start: number;
  end: number;
}

/** The list element that a string is, or is a property of; `undefined` if it is neither. */
function elementAround(text: string, start: number, length: number): Range | undefined {
  const before = text.slice(0, start).trimEnd().at(-1);
  if (before === '[' || before === ',') return { start, end: start + length };
  if (before !== ':') return undefined;
  const opening = unmatched(text, start, -1, '}', '{');
  const closing = unmatched(text, start + length, 1, '{', '}');
  return opening === undefined || closing === undefined ? undefined : { start: opening, end: closing + 1 };
}

/** Position of the nearest bracket without a partner in the searched range. */
function unmatched(
  text: string,
  from: number,
  step: 1 | -1,
  partner: string,
  bracket: string,
): number | undefined {
  let depth = 0;
  for (let index = from; index >= 0 && index < text.length; index += step) {
    const char = text.charAt(index);
    if (char === partner) depth++;
    else if (char === bracket && depth-- === 0) return index;
  }
  return undefined;
}

/** Inserts an element after another one, in the style of the list: on a line of its own, or on the same line. */
function insertAfter(text: string, { start, end }: Range, element: string): string {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const startsLine = text.slice(lineStart, start).trim() === '';
  if (startsLine && /^,?[ \t]*\r?\n/.test(text.slice(end)))
    return `${text.slice(0, end)},${newline}${indent}${element}${text.slice(end)}`;
  const inserted = `${text.slice(0, end)}, ${element}${text.slice(end)}`;
  const lineEnd = inserted.indexOf('\n', end);
  const line = inserted.slice(lineStart, lineEnd);
  if (line.length <= LINE_WIDTH || lineStart > end) return inserted;
  return inserted.slice(0, lineStart) + breakList(line, end - lineStart, indent) + inserted.slice(lineEnd);
}

/** Breaks the list at a position into one element per line; nested lists are left to the formatter. */
function breakList(line: string, place: number, indent: string): string {
  const open = line.lastIndexOf('[', place);
  const close = line.indexOf(']', place);
  const nested = /[[{]/.test(line.slice(0, open)) || /[{}()]/.test(line.slice(open, close));
  if (open === -1 || close === -1 || nested) return line;
  const elements = line
    .slice(open + 1, close)
    .split(/,\s*/)
    .filter(Boolean);
  const rows = elements.map((element) => `${indent}  ${element.trim()},\n`).join('');
  return `${line.slice(0, open + 1)}\n${rows}${indent}${line.slice(close)}`;
}
