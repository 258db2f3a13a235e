import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { type ProblemCode, SWITCHABLE } from '../../shared/checks.ts';
import type { SiteConfig } from '../../shared/siteConfig.ts';
import { IS_PACKAGED } from './importGraph.ts';

/** A mistake in a page, a translation or the configuration. Plain data: it is passed between threads. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  line?: number;
  column?: number;
  message: string;
  /** How to fix it. */
  advice?: string;
  /** The kind of mistake; for warnings, also the key in `checks`. */
  code?: ProblemCode;
  /** The link, anchor (with its `#`) or tag name in question, as written. */
  subject?: string;
  /** The most likely correction. */
  correction?: string;
}

/** Creates a warning about a file, without a line. */
export function warning(file: string, message: string, advice?: string): Problem {
  return { severity: 'warning', file, message, ...(advice ? { advice } : {}) };
}

/** Thrown to abort a build; contains every problem that was found, not only the first. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  /** @param what the failed operation */
  constructor(problems: readonly Problem[], what = 'Failed') {
    super(`${what}: ${errorCount(problems)}\n\n${formatProblems(problems)}\n`);
    this.name = 'ProblemsError';
    this.problems = problems;
    this.stack = ''; // omits the stack, which doesn't help to fix a page
  }
}

/** Whether at least one of the problems is an error. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Formats the location of a problem: `docs/en/a.mdx:3:7`. Omits the line or column if it isn't known. */
export function formatLocation({ file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

/** Finds the line of a script that contains a string literal. Empty if none does. */
export function findStringLine(script: string, literal: string): Pick<Problem, 'line'> {
  const quoted = ["'", '"', '`'].map((mark) => mark + literal + mark);
  const index = script.split('\n').findIndex((line) => quoted.some((text) => line.includes(text)));
  return index === -1 ? {} : { line: index + 1 };
}

/**
 * Removes duplicates. Problems of a fragment occur on every page that includes it, those of a fallback page in every
 * language.
 */
export function dedupeProblems(problems: readonly Problem[]): Problem[] {
  const key = (problem: Problem) => `${formatLocation(problem)} ${problem.message}`;
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()];
}

/** Formats problems for the terminal, without duplicates: errors first, then by file and line, and the number of errors. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = dedupeProblems(problems).sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const blocks = sorted.map((problem) =>
    [
      `${formatLocation(problem)} ${problem.severity}: ${problem.message}${problem.code ? ` [${problem.code}]` : ''}`,
      ...(problem.advice ? [`  ${problem.advice}`] : []),
    ].join('\n'),
  );
  return [...blocks, ...(hasErrors(sorted) ? [`Found ${errorCount(sorted)}.`] : [])].join('\n');
}

/** `3 errors` */
function errorCount(problems: readonly Problem[]): string {
  const errors = dedupeProblems(problems).filter(({ severity }) => severity === 'error').length;
  return `${errors} ${errors === 1 ? 'error' : 'errors'}`;
}

/** Returns the known name most similar to an unknown one, if it can be a typo. Of two, prefers one of the same length. */
export function closestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(name.length / 3)) + 1;
  for (const candidate of known) {
    const other = candidate.length === name.length ? 0 : 0.5;
    const steps = distance(name.toLowerCase(), candidate.toLowerCase()) + other;
    if (steps < bestDistance) [best, bestDistance] = [candidate, steps];
  }
  return best;
}

/**
 * `Did you mean "x"?`, if a known name is similar to an unknown one.
 *
 * @param otherwise advice if no name is similar
 */
export function didYouMean<Advice>(
  name: string,
  known: Iterable<string>,
  otherwise: Advice,
): string | Advice {
  const near = closestName(name, known);
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}

/** Maximum number of names in a message. */
const MAX_NAMES = 20;

/** Joins names for a message; only the first ones if there are many. */
export function formatNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return more > 1 ? `${names.slice(0, MAX_NAMES).join(', ')} and ${more} more` : names.join(', ');
}

/** `Did you mean "x"?` followed by the available names. */
export function suggestion(name: string, known: readonly string[]): string {
  return `${didYouMean(name, known, '')} Available: ${formatNames(known)}.`.trimStart();
}

/** Formats a command for messages: `npx docs i18n --lang ja`, or the npm script in this repository. */
export function formatCommand(command: string, args = ''): string {
  if (IS_PACKAGED) return `npx docs ${command} ${args}`.trim();
  const script = command === 'check' ? 'check:content' : command;
  return `npm run ${script}${args === '' ? '' : ` -- ${args}`}`;
}

/**
 * Applies the severities that the site sets in `checks`, and removes problems that are off. Errors of the compiler
 * can't be changed.
 */
export function applySeverities(problems: readonly Problem[], checks: SiteConfig['checks'] = {}): Problem[] {
  const levels: Partial<Record<string, 'off' | 'warning' | 'error'>> = checks;
  return problems.flatMap((problem) => {
    const { code } = problem;
    const level = SWITCHABLE.some((known) => known === code) ? levels[code ?? ''] : undefined;
    return level === 'off' ? [] : { ...problem, severity: level ?? problem.severity };
  });
}

/** Maximum number of warnings of the same kind before a summary is printed instead. */
const MAX_SIMILAR = 12;

/** Returns all errors, and collapses repeated warnings, of which newly migrated sites have hundreds. */
export function collapseWarnings(problems: readonly Problem[]): Problem[] {
  const kinds = Map.groupBy(dedupeProblems(problems), ({ severity, code, message }) =>
    severity === 'error' ? severity : (code ?? message),
  );
  return [...kinds].flatMap(([kind, similar]): Problem[] => {
    const [first] = similar;
    if (kind === 'error' || similar.length <= MAX_SIMILAR || !first) return similar;
    const files = new Set(similar.map(({ file }) => file)).size;
    const { advice: _, ...place } = first;
    const message = `${first.message} ${similar.length} similar warnings in ${files} files.`;
    return [{ ...place, message, advice: `Run "${formatCommand('check', '--all')}" to list them.` }];
  });
}

/**
 * Matches file system errors, such as `ENOSPC: no space left on device, write`, also within a bundler's message. Reads
 * the message, because an error from another thread only keeps that.
 */
const FILE_SYSTEM = /^(?:.*\bError: )?(E[A-Z]{2,})[:,] /s;

const NO_ROOM = ['There is no space left on the disk', 'Free some space and try again.'] as const;
const NOT_ALLOWED = ['This path is not writable', "Check the file's owner and permissions."] as const;
const TOO_MANY = ['Too many files are open', 'Raise the limit, for example with `ulimit -n 4096`.'] as const;
const KNOWN: Partial<Record<string, readonly [message: string, advice: string]>> = {
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: NOT_ALLOWED,
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
  ENAMETOOLONG: ['This name is too long for the file system', 'Use a shorter name.'],
  ENOENT: ['This file does not exist', 'Check whether it was removed.'],
  ENOTDIR: ['There is a file where a folder is expected', 'Remove or rename it.'],
  EIO: ['The disk cannot be read or written', 'Check the disk.'],
};

/** Returns the file that an error is about; for a full disk, the copy rather than its source. */
function failedFile(message: string, code: string): string | undefined {
  const [, first, , copy] = message.split("'");
  return KNOWN[code] === NO_ROOM ? (copy ?? first) : first;
}

/** Added to file system errors of a build. */
export const PREVIOUS_SITE_KEPT = 'The previous site is unchanged.';

/**
 * Turns a file system error into a problem that users can fix, without a stack; returns any other error unchanged.
 * @param consequence sentence to add to the advice
 */
export function fileSystemProblem(error: unknown, consequence = ''): unknown {
  if (!(error instanceof Error) || error instanceof ProblemsError) return error;
  const code = FILE_SYSTEM.exec(error.message)?.[1] ?? '';
  const known = KNOWN[code];
  if (!known) return error;
  const file = failedFile(error.message, code) ?? 'file system';
  const isCache = known === NOT_ALLOWED && file.includes(path.join('node_modules', '.cache'));
  const advice = isCache ? 'Set `cacheDir` in the configuration to a folder that can be written.' : known[1];
  const problem: Problem = {
    severity: 'error',
    file,
    message: `${known[0]} (${code}).`,
    advice: `${advice} ${consequence}`.trim(),
  };
  return new ProblemsError([problem]);
}
