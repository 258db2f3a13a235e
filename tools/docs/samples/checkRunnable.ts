import { isDeepStrictEqual } from 'node:util';
import { type Candidate, findCandidates } from '../../../components/runner/node/candidates.ts';
import { runInChromium } from '../../../components/runner/node/runInChromium.ts';
import { type Results, readRunnable, writeRunnable } from '../../../components/runner/node/runnableRecord.ts';
import type { RunEvent } from '../../../components/runner/shared/protocol.ts';
import type { Problem } from '../../../src/node/base/problems.ts';
import { isBrowserPage } from '../browserMode.ts';
import type { Page } from '../pages.ts';
import { type FileReport, runProjects } from './checkRuns.ts';
import type { Project } from './projects.ts';

/**
 * Runs samples in Node and in Chromium, and returns the results of those that do the same in both. Samples of the
 * browser mode are not among them: they run in a page.
 */
export async function findRunnable(candidates: readonly Candidate[]): Promise<Map<Candidate, Results>> {
  const all = candidates.filter(({ page }) => !isBrowserPage(page));
  if (all.length === 0) return new Map();
  const projects = [...new Map(all.map(({ project }) => [project.name, project])).values()];
  const findReport = await runProjects(projects);
  const events = await runInChromium(all.map(({ request }) => request));
  const results = new Map<Candidate, Results>();
  for (const [index, candidate] of all.entries()) {
    const inNode = resultsInNode(findReport, candidate);
    if (isDeepStrictEqual(inNode, resultsInBrowser(events[index] ?? [])))
      results.set(candidate, inNode ?? []);
  }
  return results;
}

function resultsInNode(
  findReport: (project: Project, test: string) => FileReport | undefined,
  { project, test }: Candidate,
): Results | undefined {
  const report = findReport(project, test);
  if (!report || (report.errors ?? []).length > 0) return undefined;
  return report.results.map(({ status, fullName }) => [status, fullName]);
}

/** Returns the results; `undefined` if the run didn't finish or had errors outside of tests. */
export function resultsInBrowser(events: readonly RunEvent[]): Results | undefined {
  const end = events.at(-1);
  if (end?.type !== 'end' || end.errors.length > 0) return undefined;
  return events.flatMap((event) =>
    event.type === 'test' ? [[event.outcome.status, event.outcome.names.join(' > ')]] : [],
  ) as Results;
}

interface RunnableOptions {
  /** Whether to report differences from the record instead of writing it. */
  isCheck: boolean;
  /** The samples to run; the record is trusted for the others. Default: all. */
  untried?: readonly Candidate[];
}

/**
 * Compares the record with the samples that run now, or updates it.
 *
 * @param pages of the original language
 * @param translations the same pages in the other languages
 */
export async function checkRunnable(
  pages: readonly Page[],
  translations: readonly (readonly Page[])[],
  { isCheck, untried = pages.flatMap(findCandidates) }: RunnableOptions,
): Promise<Problem[]> {
  const sampleId = ({ page, key }: Candidate) => `${page} ${key}`;
  const resultsByKey = new Map(
    [...(await findRunnable(untried))].map(([candidate, result]) => [sampleId(candidate), result]),
  );
  const tried = new Set(untried.map(sampleId));
  const record = { ...readRunnable() };
  const outdated: string[] = [];
  for (const page of pages) {
    const candidates = findCandidates(page);
    const others = translations.map((translated) =>
      translated.filter(({ path }) => path === page.path).flatMap(findCandidates),
    );
    const results: Record<string, Results> = {};
    for (const [index, candidate] of candidates.entries()) {
      const { key } = candidate;
      const id = sampleId(candidate);
      const result = tried.has(id) ? resultsByKey.get(id) : record[page.path]?.[key];
      const keys = [key, ...others.flatMap((translated) => translated[index]?.key ?? [])];
      if (result) for (const each of keys) results[each] = result;
    }
    if (!isDeepStrictEqual(record[page.path] ?? {}, results)) outdated.push(page.file);
    record[page.path] = results;
  }
  if (!isCheck) writeRunnable(record);
  return (isCheck ? outdated : []).map((file) => ({
    severity: 'error',
    file,
    message: 'docs/runnable.json does not match the samples of this page that run in a browser.',
    advice: 'Run "npm run docs:verify" and commit the changed files.',
  }));
}
