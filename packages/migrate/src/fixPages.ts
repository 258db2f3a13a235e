import { checkSite, codeLines, type Problem, type ResolvedSite } from 'docs-site-engine/node';
import escapeStringRegexp from 'escape-string-regexp';

type ProblemCode = NonNullable<Problem['code']>;

/** Fixes a line with a problem. Returns `undefined` if it can't be fixed. */
type Fix = (line: string, problem: Problem, isPage: (path: string) => boolean) => string | undefined;

/** Fixes for each kind of problem, so that the page can be built. All of them are reported. */
const FIXES: readonly [code: ProblemCode, done: string, fix: Fix][] = [
  ['container-marker', 'The line was removed', (line) => (/^\s*:+\s*$/.test(line) ? '' : undefined)],
  ['tab-twice', 'One of them was renamed', (line) => line.replace(/\[([^\]]+)\]/, '[$1 (2)]')],
  ['dead-anchor', 'The link was changed to the most similar heading', fixAnchor],
  ['dead-anchor', 'The anchor was removed from the link', removeAnchor],
  ['dead-link', 'The link was changed to the most similar page', fixLink],
  ['dead-link', 'The link became text', removeLink],
  ['dead-link', 'The attribute was removed', removeLinkAttribute],
  ['link-protocol', 'The link became text', removeLink],
  ['link-protocol', 'The attribute was removed', removeLinkAttribute],
  ['sample-types', '"twoslash" was removed', (line) => removePart(line, ' twoslash')],
  ['code-line', 'The marks were removed', (line) => line.replace(/\s*\{[\d,\s-]*\}/, '')],
  ['second-title', 'The heading was changed to the second level', (line) => line.replace(/^#\s/, '## ')],
  ['unknown-element', 'The tag was removed', removeTags],
  ['component', 'It was converted to Markdown', convertHeading],
  ['component', 'It was removed', removeTags],
  ['unopened', 'The tag was removed', removeTags],
];

/** Problems in code blocks. Fixes for other problems don't change code. */
const CODE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['sample-types', 'code-line', 'tab-twice']);

/**
 * Applies unambiguous fixes to pages.
 *
 * @param files file contents by path; modified in place
 * @returns the changes, for the list of changes to check
 */
export function fixPages(files: Record<string, string>, problems: readonly Problem[]): Problem[] {
  const fixed: Problem[] = [];
  // fix from the end, so that the line numbers above stay valid
  for (const problem of [...problems].sort((a, b) => (b.line ?? 0) - (a.line ?? 0))) {
    const { file, line: number, severity } = problem;
    const text = files[file];
    const [lang = ''] = /^docs\/[^/]+/.exec(file) ?? [];
    const isPage = (path: string) =>
      ['.md', '.mdx'].some((end) => `${lang}${path.replace(/\/$/, '/index')}${end}` in files);
    if (severity !== 'error' || text === undefined || number === undefined) continue;
    const lines = text.split('\n');
    const inCode = CODE.has(problem.code ?? 'syntax') ? new Map<number, boolean>() : codeLines(lines);
    for (const [, done, fix] of FIXES.filter(([code]) => code === problem.code)) {
      const fixedLine = placesAround(number).flatMap((index) => {
        if (index < 0 || inCode.has(index)) return [];
        const part = lines.slice(index, index + countTagLines(lines, index));
        const before = part.join('\n');
        const after = part.length === 0 ? before : (fix(before, problem, isPage) ?? before);
        return after === before ? [] : [{ index, count: part.length, before, after }];
      })[0];
      if (fixedLine === undefined) continue;
      if (fix === removeTags) removeTagPair(lines, inCode, fixedLine, problem);
      // an empty line instead of a tag would end the surrounding block
      const isGone = fix === removeTags && fixedLine.after.trim() === '';
      lines.splice(fixedLine.index, fixedLine.count, ...(isGone ? [] : fixedLine.after.split('\n')));
      files[file] = lines.join('\n');
      fixed.push({ ...problem, severity: 'warning', message: `${problem.message} ${done}.` });
      break;
    }
  }
  return fixed;
}

/**
 * Returns lines that can contain the cause, nearest first: a tag can span lines, and a sample starts above its error.
 */
function placesAround(number: number): number[] {
  const below = Array.from({ length: 5 }, (_, index) => number - 1 + index);
  const above = Array.from({ length: 40 }, (_, index) => number - 2 - index);
  return [...below, ...above];
}

/** Returns the number of lines of a tag that starts in a line. */
function countTagLines(lines: readonly string[], index: number): number {
  const rest = lines.slice(index, index + 20);
  if (!/<[A-Za-z][^<>]*$/.test(rest[0] ?? '')) return 1;
  const end = rest.findIndex((line) => line.includes('>'));
  return Math.max(end, 0) + 1;
}

/** Returns the anchor that was most likely meant: VitePress writes `_` before a digit. */
function fixAnchor(line: string, { subject = '', correction }: Problem): string | undefined {
  return correction === undefined ? undefined : replaceAddress(line, subject, correction);
}

function fixLink(
  line: string,
  { subject: url = '', correction }: Problem,
  isPage: (path: string) => boolean,
): string | undefined {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const fromTop = `/${target.replace(/^(?:\.{0,2}\/)+/, '').replace(/\.(?:html|md)$/, '')}`;
  if (fromTop !== target && isPage(fromTop)) return replaceAddress(line, url, fromTop + rest, ADDRESS_START);
  // a similar name can be another page
  const [one, other] = [target, correction ?? ''].map((link) =>
    link.toLowerCase().replace(/\.(?:html|mdx?)$|[-_/]/g, ''),
  );
  return correction === undefined || one !== other
    ? undefined
    : replaceAddress(line, url, correction + rest, ADDRESS_START);
}

/**
 * The characters before a URL in Markdown, HTML and YAML, because the text of a link may contain the same word.
 */
const ADDRESS_START = String.raw`(?<=[("'<]|\]:\s*|^\s*(?:- )?\w+:\s*)`;

/** Replaces a URL, or the end of one, where no longer URL continues it: `#a` doesn't match `#ab`. */
function replaceAddress(line: string, address: string, by: string, start = ''): string | undefined {
  for (const variant of [address, encodeURI(address)]) {
    const pattern = new RegExp(`${start}${escapeStringRegexp(variant)}(?=[)"'\\s>#?]|$)`, 'i');
    if (pattern.test(line)) return line.replace(pattern, () => by);
  }
  return undefined;
}

/** Removes the anchor of a link. A link within the page would be empty. */
function removeAnchor(line: string, { subject: anchor = '' }: Problem): string | undefined {
  const within = linkTo(escapeStringRegexp(anchor));
  return within.test(line) ? line.replace(within, '$1$2') : replaceAddress(line, anchor, '');
}

/** Returns a pattern for links to a URL, in Markdown or HTML. The text of the link is the first or second group. */
function linkTo(url: string): RegExp {
  const markdown = `\\[((?:[^\\[\\]]|\\[[^\\[\\]]*\\])*)\\]\\(${url}(?:\\s[^)]*)?\\)`;
  return new RegExp(`${markdown}|<a\\b[^>]*\\bhref=["']${url}["'][^>]*>(.*?)</a>`, 'i');
}

function removePart(line: string, part: string | undefined): string | undefined {
  if (part === undefined) return undefined;
  const at = line.toLowerCase().indexOf(part.toLowerCase());
  if (at >= 0) return line.slice(0, at) + line.slice(at + part.length);
  // encode it like the browser's address bar
  return line.replace(encodeURI(part), '');
}

function removeLink(line: string, { subject: url = '' }: Problem): string {
  return line.replace(linkTo(`${escapeStringRegexp(url)}(?:[?#][^)"'\\s]*)?`), '$1$2');
}

/** Removes the dead link's attribute, for components without a page to link to. */
function removeLinkAttribute(line: string, { subject: url = '' }: Problem): string {
  return line.replace(new RegExp(`\\s(?:link|to|href)=["']${escapeStringRegexp(url)}["']`), '');
}

/** Converts `<h3>Title</h3>`, which has no id and isn't in the outline. */
function convertHeading(line: string, { subject = '' }: Problem): string | undefined {
  const [, level] = /^h([1-6])$/.exec(subject) ?? [];
  return (
    level &&
    line.replace(
      new RegExp(`[ \\t]*<${subject}\\b[^>]*>(.+?)</${subject}>`),
      (_, title: string) => `\n${'#'.repeat(Number(level))} ${title.trim()}\n`,
    )
  );
}

function removeTags(line: string, { subject: name }: Problem): string | undefined {
  if (name === undefined) return undefined;
  const { opening, closing } = tagPatterns(name);
  const pattern = new RegExp(`${opening}(.*?)${closing}`, 's');
  return pattern.test(line)
    ? line.replace(pattern, (_, inner: string) => inner.replace(/^[ \t]*\n|\n[ \t]*$/g, ''))
    : line.replace(new RegExp(`${opening}|${closing}|<${escapeStringRegexp(name)}\\b[^>]*>`), '');
}

/** Returns an opening tag and its closing tag. */
function tagPatterns(name: string): { opening: string; closing: string } {
  const tag = escapeStringRegexp(name);
  return { opening: `<${tag}(?:\\s(?:[^>]*[^>/])?)?>`, closing: `(?<!\`)</${tag}\\s*>(?!\`)` };
}

/** Removes a closing tag together with its opening tag. */
function removeTagPair(
  lines: string[],
  inCode: ReadonlyMap<number, boolean>,
  { index, count, before }: { index: number; count: number; before: string },
  { subject: name = '' }: Problem,
): void {
  const tags = tagPatterns(name);
  const closing = new RegExp(tags.closing);
  if (!new RegExp(tags.opening).test(before) || closing.test(before)) return;
  const end = lines.findIndex((line, at) => at >= index + count && !inCode.has(at) && closing.test(line));
  if (end < 0) return;
  const rest = (lines[end] ?? '').replace(closing, '');
  lines.splice(end, 1, ...(rest.trim() === '' ? [] : [rest]));
}

/** Maximum number of passes, because one fix can reveal another problem. */
const MAX_ROUNDS = 10;

/** Applies unambiguous fixes, and reports all fixes and remaining problems. */
export async function fixSite(
  site: ResolvedSite,
  files: Record<string, string>,
  write: (name: string, content: string) => void,
): Promise<Problem[]> {
  const fixed: Problem[] = [];
  for (let round = 1; ; round++) {
    const { problems } = await checkSite(site);
    const errors = problems.filter(
      ({ severity, code }) => severity === 'error' || code === 'stray-page' || code === 'lost-text',
    );
    const changes = round > MAX_ROUNDS ? [] : fixPages(files, errors);
    for (const name of new Set(changes.map(({ file }) => file))) write(name, files[name] ?? '');
    fixed.push(...changes);
    if (changes.length === 0) return [...fixed, ...errors];
  }
}
