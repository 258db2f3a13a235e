import type { ProblemCode } from '../../../shared/checks.ts';
import { escapeRegExp } from '../../base/escapeRegExp.ts';
import { distinct, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { checkSite } from '../check/checkSite.ts';

/** Mends a line that a problem is about; `undefined`: it cannot be mended. */
type Mend = (line: string, problem: Problem) => string | undefined;

/** What a writer would have to decide, decided so that the page can be built; all of it is listed. */
const MENDS: readonly [code: ProblemCode, done: string, mend: Mend][] = [
  ['container-marker', 'The line was removed', (line) => (/^\s*:+\s*$/.test(line) ? '' : undefined)],
  ['tab-twice', 'One was renamed', (line) => line.replace(/\[([^\]]+)\]/, '[$1 (2)]')],
  ['dead-anchor', 'The link leads to the heading that was meant', anchored],
  ['dead-anchor', 'The anchor was removed from the link', anchorless],
  ['dead-link', 'The link leads to the page that was meant', relinked],
  ['dead-link', 'The link became text', unlinked],
  ['link-protocol', 'The link became text', unlinked],
  ['sample-types', '“twoslash” was removed', (line) => without(line, ' twoslash')],
  ['code-line', 'The marks were removed', (line) => line.replace(/\s*\{[\d,\s-]*\}/, '')],
  ['second-title', 'The heading got a second level', (line) => line.replace(/^#\s/, '## ')],
  ['unknown-element', 'The tag was removed', (line, { subject }) => tagless(line, subject)],
  ['unopened', 'The tag was removed', (line, { subject }) => tagless(line, subject)],
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
    const lines = text.split('\n');
    for (const [, done, mend] of MENDS.filter(([code]) => code === problem.code)) {
      const changes = (line: string | undefined) =>
        line !== undefined && (mend(line, problem) ?? line) !== line;
      const found = placesAround(number).find((index) => changes(lines[index])) ?? -1;
      const line = lines[found];
      if (line === undefined) continue;
      lines[found] = mend(line, problem) ?? line;
      files[file] = lines.join('\n');
      mended.push({ ...problem, severity: 'warning', message: `${problem.message} ${done}.` });
      break;
    }
  }
  return mended;
}

/** Lines where the cause may stand, nearest first: a tag has several, and a sample begins above what is wrong in it. */
function placesAround(number: number): number[] {
  const below = Array.from({ length: 5 }, (_, index) => number - 1 + index);
  const above = Array.from({ length: 40 }, (_, index) => number - 2 - index);
  return [...below, ...above];
}

/** What was most likely meant: VitePress writes `_` before a digit. */
function anchored(line: string, { subject = '', meant }: Problem): string | undefined {
  return meant === undefined ? undefined : replaced(line, subject, meant);
}

function relinked(line: string, { subject: url = '', meant }: Problem): string | undefined {
  // a name that is only alike may be another page
  const [one, other] = [url, meant ?? ''].map((link) =>
    link.toLowerCase().replace(/\.(?:html|mdx?)$|[-_/]/g, ''),
  );
  return meant === undefined || one !== other ? undefined : replaced(line, url, meant);
}

/** Replaces an address, or the end of one, wherever it is the whole end: `#a` is no part of `#ab`. */
function replaced(line: string, address: string, by: string): string | undefined {
  for (const written of [address, encodeURI(address)]) {
    const whole = new RegExp(`${escapeRegExp(written)}(?=[)"'\\s>#?]|$)`, 'i');
    if (whole.test(line)) return line.replace(whole, () => by);
  }
  return undefined;
}

/** Of a link within the page, nothing would be left. */
function anchorless(line: string, { subject: anchor = '' }: Problem): string | undefined {
  const within = linkTo(escapeRegExp(anchor));
  return within.test(line) ? line.replace(within, '$1$2') : replaced(line, anchor, '');
}

/** A link to an address, in Markdown or HTML; its text is the first group or the second. */
function linkTo(address: string): RegExp {
  const markdown = `\\[((?:[^\\[\\]]|\\[[^\\[\\]]*\\])*)\\]\\(${address}(?:\\s[^)]*)?\\)`;
  return new RegExp(`${markdown}|<a\\b[^>]*\\bhref=["']${address}["'][^>]*>(.*?)</a>`, 'i');
}

function without(line: string, part: string | undefined): string | undefined {
  if (part === undefined) return undefined;
  const at = line.toLowerCase().indexOf(part.toLowerCase());
  if (at >= 0) return line.slice(0, at) + line.slice(at + part.length);
  // as the browser's address bar writes it
  return line.replace(encodeURI(part), '');
}

function unlinked(line: string, { subject: url = '' }: Problem): string {
  return line.replace(linkTo(`${escapeRegExp(url)}(?:[?#][^)"'\\s]*)?`), '$1$2');
}

function tagless(line: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : line.replace(new RegExp(`</?${escapeRegExp(name)}\\b[^>]*>`), '');
}

/** How often what is mended may show something else. */
const ROUNDS = 10;

/** Mends what leaves no doubt, and tells all that was mended or is left. */
export async function mendSite(
  site: ResolvedSite,
  files: Record<string, string>,
  write: (name: string, content: string) => void,
): Promise<Problem[]> {
  const mended: Problem[] = [];
  for (let round = 1; ; round++) {
    const { problems } = await checkSite(site);
    const errors = distinct(problems).filter(({ severity }) => severity === 'error');
    const changes = round > ROUNDS ? [] : mendPages(files, errors);
    for (const name of new Set(changes.map(({ file }) => file))) write(name, files[name] ?? '');
    mended.push(...changes);
    if (changes.length === 0) return [...mended, ...errors];
  }
}
