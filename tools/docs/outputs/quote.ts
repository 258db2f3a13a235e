import type { Page } from '../pages.ts';
import type { Sample } from '../samples/samples.ts';
import { comparableLines } from './normalizeOutput.ts';

/** Returns a line of an output, without what differs between runs; empty for an empty line. */
const comparableLine = (line: string): string => comparableLines(line)[0] ?? '';

/**
 * Updates the lines that a page quotes of an output. Lines that only differ in durations are kept.
 *
 * @param quoted what it quotes so far; nothing: all of the output
 * @param before the earlier output; `undefined`: none is known, so that all is quoted
 */
export function updateQuote(quoted: string, before: string | undefined, now: string): string {
  if (before === undefined || quoted.trim() === '') return now.replace(/\n{3,}/g, '\n\n');
  const old = before.split('\n').filter((line) => line.trim() !== '');
  const isQuoted = quotedLines(quoted, old);
  const lines = now.split('\n');
  const matches = commonLines(old.map(comparableLine), lines.map(comparableLine));
  const result: string[] = [];
  let hasGap = false;
  let last = -1; // compares with the old lines
  for (const [index, line] of lines.entries()) {
    const match = matches.get(index);
    const next = match ?? nextMatch(matches, index, lines.length) ?? old.length;
    const replaced = Array.from({ length: next - last - 1 }, (_, step) => isQuoted.get(last + 1 + step));
    const around = replaced.length > 0 ? replaced : [isQuoted.has(last) && isQuoted.get(next)];
    const quotedLine =
      match === undefined
        ? around.some((part) => part !== undefined && part !== false) && line
        : isQuoted.get(match);
    if (match !== undefined) last = match;
    if (line.trim() === '') hasGap = true;
    else if (typeof quotedLine === 'string') {
      if (hasGap && result.length > 0) result.push('');
      result.push(quotedLine);
      hasGap = false;
    }
  }
  return result.join('\n');
}

/** Returns the quoted lines of an output, by index. */
function quotedLines(quoted: string, lines: readonly string[]): Map<number, string> {
  const keys = lines.map(comparableLine);
  const quotes = new Map<number, string>();
  let from = 0;
  for (const line of quoted.split('\n')) {
    const index = line.trim() === '' ? -1 : keys.indexOf(comparableLine(line), from);
    if (index === -1) continue;
    quotes.set(index, line);
    from = index + 1;
  }
  return quotes;
}

/** Returns the longest list of lines that both have in the same order: indexes of the first by those of the second. */
function commonLines(first: readonly string[], second: readonly string[]): Map<number, number> {
  const lengths = first.map(() => new Array<number>(second.length + 1).fill(0));
  const length = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = first.length - 1; one >= 0; one--)
    for (let other = second.length - 1; other >= 0; other--)
      (lengths[one] as number[])[other] =
        first[one] === second[other]
          ? length(one + 1, other + 1) + 1
          : Math.max(length(one + 1, other), length(one, other + 1));
  const common = new Map<number, number>();
  for (let one = 0, other = 0; one < first.length && other < second.length; )
    if (first[one] === second[other]) common.set(other++, one++);
    else if (length(one + 1, other) >= length(one, other + 1)) one++;
    else other++;
  return common;
}

function nextMatch(matches: ReadonlyMap<number, number>, from: number, end: number): number | undefined {
  for (let index = from + 1; index < end; index++) {
    const match = matches.get(index);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** Returns the text of a page with other code in some of its blocks. */
export function withCode(page: Pick<Page, 'source'>, blocks: ReadonlyMap<Sample, string>): string {
  const lines = page.source.split('\n');
  for (const [{ line, code }, text] of [...blocks].reverse()) {
    const [indent = ''] = /^[\s>]*/.exec(lines[line - 1] ?? '') ?? [];
    const indented = text.split('\n').map((added) => (added === '' ? indent.trimEnd() : indent + added));
    lines.splice(line, code === '' ? closing(lines, line) : code.split('\n').length, ...indented);
  }
  return lines.join('\n');
}

/** Returns the number of blank lines in an empty block. */
function closing(lines: readonly string[], from: number): number {
  return lines.slice(from).findIndex((line) => /^[\s>]*(?:`{3,}|~{3,})/.test(line));
}
