import { LineCounter, parseDocument } from 'yaml';
import type { Frontmatter } from '../../../shared/frontmatter.ts';
import { frontmatterSchema } from '../../../shared/frontmatter.ts';
import { keyOffset } from '../../base/keyOffset.ts';
import type { Problem } from '../../base/problems.ts';
import { describeViolations } from '../../base/zodProblems.ts';
import { foreignFrontmatter } from './foreignFrontmatter.ts';

export interface FrontmatterResult {
  frontmatter: Frontmatter;
  /** The source with blank lines in place of the frontmatter, so that line numbers stay the same. */
  body: string;
  problems: Problem[];
}

const BLOCK = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?^---[ \t]*(?:\r?\n|$)/m;

/** What looks like the first lines of frontmatter, but is read as text, below blank lines or with other dashes. */
const MISPLACED = /^\s*-{3,}[ \t]*\r?\n[A-Za-z]\w*:(?:\s|$)/;

/**
 * Reads and validates what is between the first two `---` lines of a page.
 *
 * @param more keys that the site allows besides. Default: none
 */
export function readFrontmatter(
  file: string,
  source: string,
  more: readonly string[] = [],
): FrontmatterResult {
  const other = /^---[^\s-].*/.exec(source);
  if (other) {
    const message = `The frontmatter begins with “${other[0]}”, which is not supported.`;
    return failed(source, [
      { severity: 'error', file, line: 1, message, advice: 'Write YAML between two lines of “---”.' },
    ]);
  }
  if (!/^---[ \t]*\r?\n/.test(source)) {
    const misplaced = MISPLACED.exec(source);
    if (!misplaced) return { frontmatter: {}, body: source, problems: [] };
    const line = misplaced[0].trimEnd().split('\n').length - 1;
    const message = 'The frontmatter does not begin with the first line.';
    const advice = 'Write “---”, three dashes and nothing before them, in the first line.';
    return failed(source, [{ severity: 'error', file, line, message, advice }]);
  }
  const block = BLOCK.exec(source);
  if (block?.index !== 0) {
    const message = 'The frontmatter is not closed.';
    return failed(source, [
      { severity: 'error', file, line: 1, message, advice: 'End it with a line of “---”.' },
    ]);
  }
  const lines = block[0].split('\n').length - 1;
  const body = '\n'.repeat(lines) + source.slice(block[0].length);
  return { ...check(file, block[1] ?? '', more), body };
}

function failed(body: string, problems: Problem[]): FrontmatterResult {
  return { frontmatter: {}, body, problems };
}

function check(file: string, yaml: string, more: readonly string[]): Omit<FrontmatterResult, 'body'> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, uniqueKeys: true, prettyErrors: false });
  const lineOf = (offset: number) => counter.linePos(offset).line + 1; // the first line is “---”
  const broken = document.errors.map(
    (error): Problem => ({
      severity: 'error',
      file,
      line: lineOf(error.pos[0]),
      ...(error.code === 'DUPLICATE_KEY'
        ? {
            message: `Frontmatter: “${keyAt(yaml, error.pos[0])}” is written twice.`,
            advice: 'Keep one of the two.',
          }
        : {
            message: `The frontmatter is not valid YAML: ${error.message}`,
            advice: 'Put quotes around values with “:”, “#” or “{”, and indent with spaces.',
          }),
    }),
  );
  if (broken.length > 0) return { frontmatter: {}, problems: broken };
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    const message = `The frontmatter is not valid YAML: ${(error as Error).message}`;
    const advice = 'Write the values out instead of using “*” and “&”.';
    return { frontmatter: {}, problems: [{ severity: 'error', file, line: 1, message, advice }] };
  }
  const own = Object.entries((value ?? {}) as object);
  const ofSite = Object.fromEntries(own.filter(([key]) => more.includes(key)));
  const others = Array.isArray(value)
    ? value
    : Object.fromEntries(own.filter(([key]) => !more.includes(key)));
  const given = foreignFrontmatter(typeof value === 'string' ? value : others);
  const parsed = frontmatterSchema.safeParse(given);
  if (parsed.success) return { frontmatter: { ...ofSite, ...parsed.data }, problems: [] };
  const violations = describeViolations(parsed.error, frontmatterSchema);
  // the other keys hold: without them, more would seem to be wrong
  const wrong = new Set(violations.map(({ path }) => path[0]));
  const rest = frontmatterSchema.safeParse(
    Object.fromEntries(Object.entries(given as object).filter(([key]) => !wrong.has(key))),
  );
  return {
    frontmatter: rest.success && !wrong.has(undefined) ? { ...ofSite, ...rest.data } : {},
    problems: violations.map(({ path, message, advice, unknown }) => ({
      severity: 'error',
      ...(unknown ? { code: 'unknown-key' as const } : {}),
      file,
      line: lineOf(keyOffset(document, path)),
      message: `Frontmatter: ${message}`,
      advice: advice ?? 'Every key is described in src/shared/frontmatter.ts.',
    })),
  };
}

function keyAt(yaml: string, offset: number): string {
  return /^[^:\n]*/.exec(yaml.slice(offset))?.[0].trim() ?? '';
}
