import { type Frontmatter, frontmatterSchema } from '../../../shared/frontmatter.ts';
import { joinCjkLines } from '../../base/cjk.ts';
import { parseYaml } from '../../base/parseYaml.ts';
import type { Problem } from '../../base/problems.ts';
import { describeViolations } from '../../base/zodProblems.ts';
import { frontmatterBlock, withoutFrontmatter } from './frontmatterBlock.ts';

interface FrontmatterResult {
  frontmatter: Frontmatter;
  /** The source with spaces in place of the frontmatter, so that positions stay the same. */
  body: string;
  problems: Problem[];
}

/** Matches misplaced frontmatter, which is read as text: below blank lines, or with other dashes. */
const MISPLACED = /^\s*-{3,}[ \t]*\r?\n[A-Za-z]\w*:(?:\s|$)/;

/**
 * Reads and validates the frontmatter between the first two `---` lines of a page.
 *
 * @param extraKeys additional keys that the site allows. Default: none
 */
export function readFrontmatter(
  file: string,
  source: string,
  extraKeys: readonly string[] = [],
): FrontmatterResult {
  const fail = (line: number, message: string, advice: string): FrontmatterResult => {
    const problem: Problem = { severity: 'error', file, line, message, advice };
    return { frontmatter: {}, body: source, problems: [problem] };
  };
  const other = /^---[^\s-].*/.exec(source);
  if (other) {
    const message = `The frontmatter starts with "${other[0]}", which is not supported.`;
    return fail(1, message, 'Write YAML between two lines of "---".');
  }
  const block = frontmatterBlock(source);
  if (block === undefined) {
    const misplaced = MISPLACED.exec(source);
    if (!misplaced) return { frontmatter: {}, body: source, problems: [] };
    return fail(
      misplaced[0].trimEnd().split('\n').length - 1,
      'The frontmatter does not start on the first line.',
      'Move "---" to the first line, with nothing before it.',
    );
  }
  if (block === 'unclosed')
    return fail(1, 'The frontmatter is not closed.', 'Add a line with "---" at its end.');
  return { ...check(file, block.yaml, extraKeys), body: withoutFrontmatter(source) };
}

/** Returns the line of the key or list item at a path of a page's frontmatter. */
export function lineInFrontmatter(source: string, path: readonly PropertyKey[]): number {
  const block = frontmatterBlock(source);
  return parseYaml(typeof block === 'object' ? block.yaml : '').findLine(path) + 1;
}

function check(file: string, yaml: string, extraKeys: readonly string[]): Omit<FrontmatterResult, 'body'> {
  // trims the last line end, so that errors at the end of the text belong to the last line
  const document = parseYaml(yaml.trimEnd());
  const problem = (line: number, message: string, advice: string): Problem => {
    return { severity: 'error', file, line: line + 1, message, advice }; // the first line is "---"
  };
  // later errors of a line are consequences of the first
  const errors = document.errors.filter(
    ({ line, isTwice }, index, all) => isTwice || all.findIndex((other) => other.line === line) === index,
  );
  const broken = errors.map(({ line, offset, isTwice, message }) =>
    isTwice
      ? problem(line, `Frontmatter: "${keyAt(yaml, offset)}" is set twice.`, 'Keep one of them.')
      : problem(
          line,
          `The frontmatter is not valid YAML: ${message}`,
          'Put quotes around values with ":", "#" or "{", and indent with spaces.',
        ),
  );
  if (broken.length > 0) return { frontmatter: {}, problems: broken };
  let value: unknown;
  try {
    value = document.value();
  } catch (error) {
    const message = `The frontmatter is not valid YAML: ${(error as Error).message}`;
    return {
      frontmatter: {},
      problems: [problem(0, message, 'Write out the values instead of using "*" and "&".')],
    };
  }
  const pairs = Object.entries((value ?? {}) as object);
  const siteValues = Object.fromEntries(pairs.filter(([key]) => extraKeys.includes(key)));
  const engineValues = Array.isArray(value)
    ? value
    : Object.fromEntries(pairs.filter(([key]) => !extraKeys.includes(key)));
  const data = (typeof value === 'string' ? value : engineValues) as Record<string, unknown>;
  for (const key of ['title', 'description']) {
    const text = data[key];
    if (typeof text === 'string') data[key] = joinCjkLines(text).replace(/\s+/g, ' ').trim();
  }
  const parsed = frontmatterSchema.safeParse(data);
  if (parsed.success) return { frontmatter: { ...siteValues, ...parsed.data }, problems: [] };
  const violations = describeViolations(parsed.error, frontmatterSchema);
  // keeps the valid keys, because missing ones would cause more problems
  const invalidKeys = new Set(violations.map(({ path }) => path[0]));
  const rest = frontmatterSchema.safeParse(
    Object.fromEntries(Object.entries(data as object).filter(([key]) => !invalidKeys.has(key))),
  );
  return {
    frontmatter: rest.success && !invalidKeys.has(undefined) ? { ...siteValues, ...rest.data } : {},
    problems: violations.map(
      ({ path, message, advice = 'See "Frontmatter" on the page "Pages" of the manual.', unknown }) => ({
        ...problem(document.findLine(path), `Frontmatter: ${message}`, advice),
        ...(unknown ? { code: 'unknown-key' as const } : {}),
      }),
    ),
  };
}

function keyAt(yaml: string, offset: number): string {
  const [line = ''] = yaml.slice(offset).split('\n', 1);
  return line.split(':', 1)[0]?.trim() ?? '';
}
