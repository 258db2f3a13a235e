import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DevUpdate } from '../../../shared/devUpdate.ts';
import { escapeHtml } from '../../../shared/escapeHtml.ts';
import { distinct, formatPlace, type Problem } from '../../base/problems.ts';
import type { DevProblems } from './devProblems.ts';

/**
 * Formats problems as HTML for the bundler's error overlay, which shows preformatted text.
 *
 * @param root folder that the files of the problems are relative to
 */
export function problemsOverlay(problems: readonly Problem[], root: string): string {
  return problems.map((problem) => problemHtml(problem, root)).join('\n\n');
}

function problemHtml(problem: Problem, root: string): string {
  const { message, advice } = problem;
  const excerpt = excerptOf(problem, root);
  return [
    `<b>${escapeHtml(formatPlace(problem))}</b>`,
    escapeHtml(message),
    ...(excerpt ? [`  ${formatExcerpt(excerpt)}`] : []),
    ...(advice ? [escapeHtml(advice)] : []),
  ].join('\n');
}

/** The line that a problem is about: what is meant, and what stands around it. */
interface Excerpt {
  before: string;
  marked: string;
  after: string;
}

function formatExcerpt({ before, marked, after }: Excerpt): string {
  const mark = marked === '' ? '' : `<mark>${escapeHtml(marked)}</mark>`;
  return `${escapeHtml(before)}${mark}${escapeHtml(after)}`;
}

/** What the browser shows of the warnings; errors come in the bundler's overlay. */
export function devWarnings({ site, pages }: DevProblems, root: string): DevUpdate['warnings'] {
  const warnings = [...pages].map(([pagePath, problems]): [string, string[]] => [
    pagePath,
    distinct([...problems, ...site])
      .filter(({ severity }) => severity === 'warning')
      .map((problem) => problemHtml(problem, root)),
  ]);
  return Object.fromEntries(warnings.filter(([, found]) => found.length > 0));
}

/** Characters to show on each side of what is meant. */
const CONTEXT = 60;

/** A word, a tag's beginning, or a single character. */
const MARKED = /^(?:<\/?[\w.]+|[\p{L}\p{N}_$-]+|.)/u;

/** The line of source that a problem is about; `undefined` if there is none to show. */
export function excerptOf({ file, line, column }: Problem, root: string): Excerpt | undefined {
  const text = line === undefined ? undefined : readLine(path.resolve(root, file), line);
  // a page’s first line says nothing of what it lacks
  if (!text || (text === '---' && column === undefined)) return undefined;
  if (column === undefined) return { before: shortened(text, CONTEXT * 2), marked: '', after: '' };
  const start = Math.min(column - 1, text.length);
  const marked = MARKED.exec(text.slice(start))?.[0] ?? ' ';
  const before = text.slice(0, start);
  return {
    before: before.length > CONTEXT ? `…${before.slice(-CONTEXT)}` : before.trimStart(),
    marked,
    after: shortened(text.slice(start + marked.length), CONTEXT),
  };
}

function readLine(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[line - 1]?.trimEnd();
  } catch {
    return undefined; // not a file, or it has just been removed
  }
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
