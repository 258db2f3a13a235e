import type { Problem } from '../../base/problems.ts';

/** Mends a line that a problem is about; `undefined`: it cannot be mended. */
type Mend = (line: string, problem: Problem) => string | undefined;

/** What a writer would have to decide, decided so that the page can be built; all of it is listed. */
const MENDS: readonly [message: RegExp, done: string, mend: Mend][] = [
  [
    /^“:+” is not a valid container marker/,
    'The line was removed',
    (line) => (/^\s*:+\s*$/.test(line) ? '' : undefined),
  ],
  [
    /^Two tabs of this code group are called/,
    'One was renamed',
    (line) => line.replace(/\[([^\]]+)\]/, '[$1 (2)]'),
  ],
  [/^Dead anchor: .* has no heading “([^”]*)”/, 'The anchor was removed from the link', anchorless],
  [/^Dead link: /, 'The link became text', unlinked],
  [/has a protocol that pages may not use/, 'The link became text', unlinked],
  [/^The sample does not type-check/, '“twoslash” was removed', (line) => without(line, ' twoslash')],
  [
    /^There is no line \d+ to highlight/,
    'The marks were removed',
    (line) => line.replace(/\s*\{[\d,\s-]*\}/, ''),
  ],
  [
    /can have only one first-level heading/,
    'The heading got a second level',
    (line) => line.replace(/^#\s/, '## '),
  ],
  [
    /^<([\w-]+)> is no element/,
    'The tag was removed',
    (line, { message }) => tagless(line, /^<([\w-]+)>/.exec(message)?.[1]),
  ],
  [
    /^<\/([\w-]+)> closes nothing/,
    'The tag was removed',
    (line, { message }) => tagless(line, /^<\/([\w-]+)>/.exec(message)?.[1]),
  ],
];

/**
 * Mends pages as far as what is wrong with them leaves no doubt.
 *
 * @param files texts by path; changed in place
 * @returns what was changed, for the list of what is left to do
 */
export function mendPages(files: Record<string, string>, problems: readonly Problem[]): Problem[] {
  const mended: Problem[] = [];
  for (const problem of problems) {
    const { file, line: number, severity } = problem;
    const text = files[file];
    if (severity !== 'error' || text === undefined || number === undefined) continue;
    const [, done, mend] = MENDS.find(([message]) => message.test(problem.message)) ?? [];
    if (!mend) continue;
    const lines = text.split('\n');
    const changes = (line: string | undefined) =>
      line !== undefined && (mend(line, problem) ?? line) !== line;
    const found = placesAround(number).find((index) => changes(lines[index])) ?? -1;
    const line = lines[found];
    if (line === undefined) continue;
    lines[found] = mend(line, problem) ?? line;
    files[file] = lines.join('\n');
    mended.push({ ...problem, severity: 'warning', message: `${problem.message} ${done}.` });
  }
  return mended;
}

/** Lines where the cause may stand, nearest first: a tag has several, and a sample begins above what is wrong in it. */
function placesAround(number: number): number[] {
  const below = Array.from({ length: 5 }, (_, index) => number - 1 + index);
  const above = Array.from({ length: 40 }, (_, index) => number - 2 - index);
  return [...below, ...above];
}

/** Of a link within the page, nothing would be left. */
function anchorless(line: string, { message }: Problem): string | undefined {
  const [, anchor = ''] = /“(#[^”]*)”/.exec(message) ?? [];
  const within = new RegExp(`\\[((?:[^\\[\\]]|\\[[^\\[\\]]*\\])*)\\]\\(${RegExp.escape(anchor)}\\)`, 'i');
  return within.test(line) ? line.replace(within, '$1') : without(line, anchor);
}

function without(line: string, part: string | undefined): string | undefined {
  if (part === undefined) return undefined;
  const at = line.toLowerCase().indexOf(part.toLowerCase());
  if (at >= 0) return line.slice(0, at) + line.slice(at + part.length);
  // as the browser's address bar writes it
  return line.replace(encodeURI(part), '');
}

function unlinked(line: string, { message }: Problem): string {
  const [, url = ''] = /“([^”]*)”/.exec(message) ?? [];
  return line.replace(new RegExp(`\\[([^\\]]*)\\]\\(${RegExp.escape(url)}[^)]*\\)`), '$1');
}

function tagless(line: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : line.replace(new RegExp(`</?${RegExp.escape(name)}\\b[^>]*>`), '');
}
