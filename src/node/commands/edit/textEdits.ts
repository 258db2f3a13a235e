import { escapeRegExp } from '../../base/escapeRegExp.ts';

/** A part of a text, and what comes in its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with all edits made; they do not overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((current, { start, end, text: own }) => current.slice(0, start) + own + current.slice(end), text);
}

interface Range {
  start: number;
  end: number;
}

/** Every string of a script with this content, in quotes of any kind. */
export function stringsOf(text: string, content: string): (Range & { quote: string })[] {
  return [...text.matchAll(new RegExp(`(['"\`])${escapeRegExp(content)}\\1`, 'g'))].map(
    ({ 0: whole, 1: quote = '', index }) => ({ start: index, end: index + whole.length, quote }),
  );
}

/** The element of a list that a range is, or is a property of; `undefined` if it is neither. */
export function elementAround(text: string, { start, end }: Range): Range | undefined {
  const before = text.slice(0, start).trimEnd().at(-1);
  if (before === '[' || before === ',') return { start, end };
  return before === ':' ? bracketsAround(text, { start, end }, '{', '}') : undefined;
}

/** The nearest pair of brackets around a range, the brackets included. */
export function bracketsAround(text: string, range: Range, open: string, close: string): Range | undefined {
  const opening = unmatched(text, range.start - 1, -1, close, open);
  const closing = unmatched(text, range.end, 1, open, close);
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
export function insertionAfter(text: string, { start, end }: Range, element: string): Edit {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const startsLine = text.slice(lineStart, start).trim() === '';
  const ownLine = startsLine && /^,?[ \t]*\r?\n/.test(text.slice(end));
  return { start: end, end, text: `,${ownLine ? newline + indent : ' '}${element}` };
}

/** Removes an element or property with its comma, and with its lines if nothing else stands there. */
export function removalOf(text: string, { start, end }: Range): Edit {
  const [after = ''] = /^[ \t]*,?/.exec(text.slice(end)) ?? [];
  const hasComma = after.endsWith(',');
  const last = end + (hasComma ? after.length : 0);
  const [, lineBreak = '', indent = ''] = /(\r?\n|)([ \t]*)$/.exec(text.slice(0, start)) ?? [];
  const endsLine = /^[ \t]*(?:\r?\n|$)/.test(text.slice(last));
  if (lineBreak !== '' && endsLine && hasComma)
    return { start: start - indent.length - lineBreak.length, end: last, text: '' };
  if (hasComma) return { start, end: last + (/^[ \t]*/.exec(text.slice(last))?.[0].length ?? 0), text: '' };
  const [before = ''] = /,?\s*$/.exec(text.slice(0, start)) ?? [];
  return { start: start - (before.includes(',') ? before.length : 0), end, text: '' };
}
