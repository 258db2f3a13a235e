import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DevUpdate } from '../../../shared/devUpdate.ts';
import { escapeHtml } from '../../../shared/escapeHtml.ts';
import {
  applySeverities,
  dedupeProblems,
  formatLocation,
  hasErrors,
  type Problem,
} from '../../base/problems.ts';
import { checkParity } from '../../lint/parity.ts';
import type { PreparedSite } from '../../site/prepareSite.ts';
import { pageLinks } from '../../site/resolveLinks.ts';
import type { SiteModel, SiteRoute } from '../../site/siteModel.ts';
import type { DevEntries, DevEntry } from './devEntries.ts';

/** The problems that the dev server reports. */
export interface DevProblems {
  /** Problems of the whole site: navigation, strings, misplaced files. */
  site: Problem[];
  /** Problems of pages that have been opened or edited, by page path. */
  pages: Map<string, Problem[]>;
}

/**
 * Finds the problems of the site as a whole, and of the pages that have been opened or edited.
 * @param structure returns the current site, and the problems found in it
 */
export async function devProblems(
  structure: () => Promise<{ prepared: PreparedSite; problems: Problem[] }>,
  entries: DevEntries,
): Promise<DevProblems> {
  await structure();
  const openEntries = entries.all().filter((entry) => entry.opened);
  for (const entry of openEntries) await entries.compile(entry);
  // reads again: files can change while pages are being compiled
  const { prepared, problems } = await structure();
  const { model } = prepared;
  const { checks } = model.site.config;
  // the unreadable part of a page with errors may exclude it from sidebars
  const broken = new Set(openEntries.filter(isBroken).map(({ source }) => source.displayFile));
  const site = applySeverities(
    problems.filter(({ file }) => !broken.has(file)),
    checks,
  );
  const pages = new Map<string, Problem[]>();
  const files = new Map(openEntries.map((entry) => [entry.source.file, entry]));
  for (const route of model.routes) {
    const entry = files.get(route.source.file);
    if (!entry) continue;
    const versions = languageVersions(model, route);
    for (const { source } of [...versions, ...anchorTargets(model, entry)]) {
      const other = entries.get(source.file);
      if (other?.scanned) await entries.compile(other);
    }
    const { summary, failure } = entry;
    const pageProblems = [
      ...summary.problems,
      ...(summary.lint ?? []),
      ...(failure ? [failure] : []),
      ...pageLinks(model, route).problems,
      ...checkParity(model, versions),
    ];
    pages.set(route.pagePath, applySeverities(pageProblems, checks));
  }
  return { site, pages };
}

function isBroken({ summary }: DevEntry): boolean {
  return hasErrors(summary.problems);
}

/** Returns the page in every language that has it. */
function languageVersions(model: SiteModel, { version, routePath }: SiteRoute): SiteRoute[] {
  const candidates = model.site.space.languages.map((lang) => model.find({ version, lang, path: routePath }));
  return candidates.filter((route) => route !== undefined);
}

/** Returns the pages that a page links to by anchors, which can only be checked once their headings are known. */
function anchorTargets(model: SiteModel, { summary }: DevEntry): SiteRoute[] {
  const targets = summary.links.map(({ address, hash }) =>
    address && hash ? model.find(address) : undefined,
  );
  return targets.filter((route) => route !== undefined);
}

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
  const excerpt = renderExcerpt(problem, root);
  return [
    `<b>${escapeHtml(formatLocation(problem))}</b>`,
    escapeHtml(message),
    ...(excerpt === '' ? [] : [`  ${excerpt}`]),
    ...(advice ? [escapeHtml(advice)] : []),
  ].join('\n');
}

/** Returns the warnings for the browser. Errors are shown in the bundler's overlay. */
export function devWarnings({ site, pages }: DevProblems, root: string): DevUpdate['warnings'] {
  const warnings = [...pages].map(([pagePath, problems]): [string, string[]] => [
    pagePath,
    dedupeProblems([...problems, ...site])
      .filter(({ severity }) => severity === 'warning')
      .map((problem) => problemHtml(problem, root)),
  ]);
  return Object.fromEntries(warnings.filter(([, messages]) => messages.length > 0));
}

/** Characters to show on each side of the marked text. */
const CONTEXT = 60;

/** Matches a word, the start of a tag, or a single character. */
const MARKED = /^(?:<\/?[\w.]+|[\p{L}\p{N}_$-]+|.)/u;

/** Renders the source line of a problem as HTML, with the offending text marked. Empty without a line. */
export function renderExcerpt({ file, line, column }: Problem, root: string): string {
  const text = line === undefined ? undefined : readLine(path.resolve(root, file), line);
  // a page's first line isn't the location of missing content
  if (!text || (text === '---' && column === undefined)) return '';
  if (column === undefined) return escapeHtml(shortened(text, CONTEXT * 2));
  const start = Math.min(column - 1, text.length);
  const markedText = MARKED.exec(text.slice(start))?.[0] ?? ' ';
  const before =
    start > CONTEXT ? `…${text.slice(start - CONTEXT, start)}` : text.slice(0, start).trimStart();
  const after = shortened(text.slice(start + markedText.length), CONTEXT);
  return `${escapeHtml(before)}<mark>${escapeHtml(markedText)}</mark>${escapeHtml(after)}`;
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
