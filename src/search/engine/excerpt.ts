import { SNIPPET_WIDTH, WIDE_CHARACTER_UNITS } from '../../shared/constants.ts';
import type { Excerpt, Highlight } from '../protocol.ts';
import { CODE_BORDER, LINK_LINE } from '../records.ts';
import type { Mark } from './matches.ts';

/** Text without Markdown syntax, as rendered on the page. */
export interface Readable {
  text: string;
  /** Ranges of inline code. */
  code: Highlight[];
  /** Positions where a block ends, such as a table row. A space separates it from the next block. */
  ends: ReadonlySet<number>;
}

/**
 * Returns the readable text of a section.
 * @param withLinks include lines that consist of links only. Default: `false`
 */
export function readable(content: string, withLinks = false): Readable {
  const lines = withLinks
    ? content.replaceAll(LINK_LINE, '')
    : content
        .split('\n')
        .filter((line) => !line.startsWith(LINK_LINE))
        .join('\n');
  const code: Highlight[] = [];
  const ends = new Set<number>();
  let text = '';
  lines
    .trim()
    .split(CODE_BORDER)
    .forEach((part, position) => {
      const isCode = position % 2 === 1;
      const blocks = isCode
        ? [part.replace(/\s+/g, ' ')]
        : part.replace(/[^\S\n]+/g, ' ').split(/ ?\n[\n ]*/);
      for (const [position, words] of blocks.entries()) {
        if (position > 0) {
          ends.add(text.length);
          text += ' ';
        }
        if (isCode && words !== '') code.push({ start: text.length, length: words.length });
        text += words;
      }
    });
  return { text, code, ends };
}

/** Latin letters, digits, and Latin punctuation. */
const LATIN = /[\p{ASCII}\p{Script=Latin}\u00a0-\u00ff\u2010-\u203a]/u;

/** Closing brackets, quotes and punctuation at the start of an excerpt, which belong to text that was cut off. */
const REST = /^[\s.,;:!?)\]}…。，；：！？、）】」』》”’]*/u;
/** Opening brackets and punctuation at the end of an excerpt, which belong to text that was cut off. */
const OPENING = /(?<![\s.,;:…。，；：、([{（【「『《“‘])[\s.,;:…。，；：、([{（【「『《“‘]+$/u;

function characterWidth(character: string): number {
  if (character <= '\x7f') return 1; // fast path for most characters
  return LATIN.test(character) ? 1 : WIDE_CHARACTER_UNITS;
}

/** Readable text and its matches. */
export interface MarkedText extends Readable {
  marks: readonly Mark[];
}

/**
 * Returns an excerpt around the matches with the greatest total weight, its highlights, and its ranges of inline code.
 */
export function excerpt({ text, code, ends, marks }: MarkedText): Excerpt {
  const best = densest(text, marks);
  const wide = stretch(text, ends, best.start, best.end);
  const isWhole = { before: wide.start === 0 || ends.has(wide.start - 1), after: ends.has(wide.end) };
  isWhole.after ||= wide.end === text.length;
  // removes spaces and stray punctuation between the ellipses and the words
  const cut = text.slice(wide.start, Math.max(wide.start, best.start));
  const start =
    wide.start + (isWhole.before ? cut.length - cut.trimStart().length : (REST.exec(cut)?.[0].length ?? 0));
  const end = isWhole.after ? wide.end : start + text.slice(start, wide.end).replace(OPENING, '').length;
  const [before, after] = [isWhole.before ? '' : '…', isWhole.after ? '' : '…'];
  const shift = before.length - start;
  const inside = (ranges: readonly Highlight[]) =>
    ranges.flatMap((range) => {
      const [from, to] = [Math.max(range.start, start), Math.min(range.start + range.length, end)];
      return from < to ? [{ start: from + shift, length: to - from }] : [];
    });
  return {
    statement: before + text.slice(start, end) + after,
    highlightInfoList: mergeRanges(inside(marks)),
    codeInfoList: inside(code),
  };
}

/**
 * Returns the range, at most one snippet wide, whose distinct terms have the greatest total weight; the first on a tie.
 */
function densest(text: string, marks: readonly Mark[]) {
  let best = { start: 0, end: 0 };
  let highest = 0;
  const edges = marks.map(
    ({ start, length }) => [edge(text, start, -1), edge(text, start + length, 1)] as const,
  );
  marks.forEach((_, index) => {
    const seen = new Set<string>();
    const [begin = 0] = edges[index] ?? [];
    let weight = 0;
    let end = begin;
    let width = 0;
    for (let position = index; position < marks.length; position++) {
      const mark = marks[position] as Mark;
      const next = Math.max(end, edges[position]?.[1] ?? 0);
      for (let position = end; position < next && width <= SNIPPET_WIDTH; position++)
        width += characterWidth(text[position] ?? '');
      if (width > SNIPPET_WIDTH && end > begin) break;
      end = next;
      if (seen.has(mark.term)) continue;
      seen.add(mark.term);
      weight += mark.weight;
    }
    if (weight > highest) {
      highest = weight;
      best = { start: begin, end };
    }
  });
  return best;
}

/** Extends the range to a full snippet of whole words. A third of the remaining width goes before the matches. */
function stretch(text: string, ends: Readable['ends'], from: number, to: number) {
  let room = SNIPPET_WIDTH;
  for (let position = from; position < to; position++) room -= characterWidth(text[position] ?? '');
  const before = grow(text, ends, from, -1, Math.max(0, room / 3));
  const after = grow(text, ends, to, 1, Math.max(0, room - before.width));
  // if the block ends early, the unused width goes to the other side
  const isLast = after.position === text.length || ends.has(after.position);
  const rest = isLast ? Math.max(0, room - after.width) : 0;
  const start = rest > before.width ? grow(text, ends, from, -1, rest).position : before.position;
  return { start, end: after.position };
}

/**
 * Moves one end of the snippet outward to the last word boundary that fits. Other blocks are added as a whole or not at
 * all.
 */
function grow(text: string, ends: Readable['ends'], from: number, step: 1 | -1, room: number) {
  let position = from;
  let width = 0;
  let good = { position: from, width: 0 };
  let isOther = false;
  while (step < 0 ? position > 0 : position < text.length) {
    width += characterWidth(text[step < 0 ? position - 1 : position] ?? '');
    if (width > room) return good;
    position += step;
    const isEnd = ends.has(step < 0 ? position - 1 : position);
    if (isEnd || (!isOther && isBorder(text, position))) good = { position, width };
    isOther ||= isEnd;
  }
  return { position, width };
}

const WORD = /[\p{L}\p{N}\p{M}_$'’-]/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether the position is a word boundary, where an excerpt can be cut. */
function isBorder(text: string, position: number): boolean {
  const [before = '', after = ''] = [text[position - 1], text[position]];
  if (!before.isWellFormed() && !after.isWellFormed()) return false; // inside a surrogate pair
  if (/\p{M}/u.test(after)) return false;
  const isWord = (character: string) => WORD.test(character) && !WIDE.test(character);
  return !(isWord(before) && isWord(after));
}

/**
 * Maximum distance from a match to the end of its word, in UTF-16 units. Longer words, such as encoded data, are cut.
 */
const MAX_REST = 40;

/** Returns the position where the word around a match starts or ends. */
function edge(text: string, from: number, step: 1 | -1): number {
  for (let position = from; Math.abs(position - from) <= MAX_REST; position += step)
    if (position <= 0 || position >= text.length || isBorder(text, position)) return position;
  return from;
}

/** Sorts ranges and joins those that touch. */
export function mergeRanges(highlights: readonly Highlight[]): Highlight[] {
  const result: Highlight[] = [];
  for (const { start, length } of [...highlights].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.start + last.length)
      last.length = Math.max(last.length, start + length - last.start);
    else result.push({ start, length });
  }
  return result;
}
