import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type NavInput,
  type Navigation,
  navigationSchema,
  type SidebarInput,
} from '../../shared/navigation.ts';
import { allVersions } from '../../shared/routes.ts';
import { importFresh, moduleProblem } from '../base/importFresh.ts';
import type { ReadFile } from '../base/importGraph.ts';
import { displayPath } from '../base/paths.ts';
import type { Problem } from '../base/problems.ts';
import { describeViolations } from '../base/zodProblems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';

export interface LoadedNavigation {
  navigation: Navigation;
  /** The file it was read from; absent without a file. */
  displayFile?: string;
  /** The file's text, for finding line numbers. */
  text: string;
}

/** The links of entries of the top bar or a sidebar, and of the entries in them, in order. */
export function linksIn(entries: readonly (NavInput | SidebarInput)[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    const own = 'link' in entry && entry.link ? [entry.link] : [];
    return 'items' in entry && entry.items ? [...own, ...linksIn(entry.items)] : own;
  });
}

/** Absolute path of a version's navigation file; without one, of the file for all versions. The file may not exist. */
export function navigationFile(site: ResolvedSite, version: string): string {
  const own = path.join(site.docsDir, version, 'navigation.ts');
  const common = path.join(site.docsDir, 'navigation.ts');
  return !existsSync(own) && existsSync(common) ? common : own;
}

/** The navigation files of all versions; not every version needs one. */
export function navigationFiles(site: ResolvedSite): string[] {
  return allVersions(site.space).map((version) => navigationFile(site, version));
}

/**
 * Reads the `navigation.ts` of a version. Without such a file, and with problems if it can't be used, the navigation is
 * empty.
 *
 * @param version name of the version; empty in a site without versions
 * @param read returns a file's content. Default: reads it from disk
 */
export async function loadNavigation(
  site: ResolvedSite,
  version: string,
  read: ReadFile = readFileSync,
): Promise<{ loaded: LoadedNavigation; problems: Problem[] }> {
  const file = navigationFile(site, version);
  if (!existsSync(file)) {
    return { loaded: { navigation: { nav: [], sidebar: {} }, text: '' }, problems: [] };
  }
  const displayFile = displayPath(site, file);
  const text = read(file).toString('utf8');
  const failed = (problems: (Omit<Problem, 'severity' | 'file'> & { file?: string })[]) => ({
    loaded: { navigation: { nav: [], sidebar: {} }, displayFile, text },
    problems: problems.map((problem) => ({ severity: 'error' as const, file: displayFile, ...problem })),
  });
  let exported: unknown;
  try {
    exported = (await importFresh(file, read)).default;
  } catch (error) {
    const { message, ...place } = moduleProblem(error, site.root, file);
    const cause = `Cannot read the navigation: ${message}.`;
    return failed([{ ...place, message: cause, advice: 'Fix the file.' }]);
  }
  const parsed = navigationSchema.safeParse(exported);
  if (parsed.success) return { loaded: { navigation: parsed.data, displayFile, text }, problems: [] };
  return failed(
    describeViolations(parsed.error, navigationSchema).map(({ message, advice }) => ({
      message: `The navigation is not valid. ${message}`,
      advice: advice ?? 'Export { nav, sidebar } of the type Navigation as default.',
    })),
  );
}
