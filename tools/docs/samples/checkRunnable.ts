import { isDeepStrictEqual } from 'node:util';
import type { Candidate } from '../../../components/runner/node/candidates.ts';
import { runInChromium } from '../../../components/runner/node/runInChromium.ts';
import type { Results, RunnableRecord } from '../../../components/runner/node/runnableRecord.ts';
import type { RunEvent } from '../../../components/runner/shared/protocol.ts';
import { isBrowserPage } from '../browserMode.ts';
import { type FileReport, runProjects } from './checkRuns.ts';
import type { Project } from './projects.ts';

/**
 * Runs samples in Node and in Chromium, and returns the results of those that do the same in both. Samples of the browser
 * mode are not among them: they run in a page.
 */
export async function findRunnable(candidates: readonly Candidate[]): Promise<Map<Candidate, Results>> {
  const all = candidates.filter(({ page }) => !isBrowserPage(page));
  const projects = [...new Map(all.map(({ project }) => [project.name, project])).values()];
  const reportOf = await runProjects(projects);
  const events = await runInChromium(all.map(({ request }) => request));
  const found = new Map<Candidate, Results>();
  for (const [index, candidate] of all.entries()) {
    const inNode = resultsInNode(reportOf, candidate);
    if (isDeepStrictEqual(inNode, resultsInBrowser(events[index] ?? []))) found.set(candidate, inNode ?? []);
  }
  return found;
}

function resultsInNode(
  reportOf: (project: Project, test: string) => FileReport | undefined,
  { project, request }: Candidate,
): Results | undefined {
  const report = reportOf(project, request.entry);
  if (!report || (report.errors ?? []).length > 0) return undefined;
  return report.results.map(({ status, fullName }) => [status, fullName]);
}

/** `undefined` unless the run ended, without errors outside of tests. */
export function resultsInBrowser(events: readonly RunEvent[]): Results | undefined {
  const end = events.at(-1);
  if (end?.type !== 'end' || end.errors.length > 0) return undefined;
  return events.flatMap((event) =>
    event.type === 'test' ? [[event.outcome.status, event.outcome.names.join(' > ')]] : [],
  ) as Results;
}

/** The record with the samples of some pages replaced. */
export function withPages(
  record: RunnableRecord,
  pages: readonly string[],
  found: RunnableRecord,
): RunnableRecord {
  const others = Object.entries(record).filter(([page]) => !pages.includes(page));
  return Object.fromEntries([...others, ...Object.entries(found)]);
}
