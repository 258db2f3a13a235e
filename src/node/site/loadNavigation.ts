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

/** The navigation of a version, with its source. */
export interface LoadedNavigation {
  navigation: Navigation;
  /** File that contains the navigation; absent without a file. */
  displayFile?: string;
  /** Text of the file, for finding line numbers. */
  text: string;
}

/** Returns the links of entries of the navbar or a sidebar, including nested ones, in order. */
export function collectLinks(entries: readonly (NavInput | SidebarInput)[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    const links = 'link' in entry && entry.link ? [entry.link] : [];
    return 'items' in entry && entry.items ? [...links, ...collectLinks(entry.items)] : links;
  });
}

/**
 * Returns the absolute path of a version's navigation file, or of the file for all versions if it has none. The file
 * may not exist.
 */
export function navigationFile(site: ResolvedSite, version: string): string {
  const versionFile = path.join(site.docsDir, version, 'navigation.ts');
  const common = path.join(site.docsDir, 'navigation.ts');
  return !existsSync(versionFile) && existsSync(common) ? common : versionFile;
}

/** Returns the navigation files of all versions. They may not exist. */
export function navigationFiles(site: ResolvedSite): string[] {
  return allVersions(site.space).map((version) => navigationFile(site, version));
}

/**
 * Reads the `navigation.ts` of a version. Returns an empty navigation if the file doesn't exist, and with problems if
 * it can't be used.
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
  const withProblems = (problems: (Omit<Problem, 'severity' | 'file'> & { file?: string })[]) => ({
    loaded: { navigation: { nav: [], sidebar: {} }, displayFile, text },
    problems: problems.map((problem) => ({ severity: 'error' as const, file: displayFile, ...problem })),
  });
  let defaultExport: unknown;
  try {
    defaultExport = (await importFresh(file, read)).default;
  } catch (error) {
    const { message, ...place } = moduleProblem(error, site.root, file);
    const cause = `Cannot read the navigation: ${message}.`;
    const advice =
      'Correct the code. The file must export { nav, sidebar } of the type Navigation as default.';
    return withProblems([{ ...place, message: cause, advice }]);
  }
  const parsed = navigationSchema.safeParse(defaultExport);
  if (parsed.success) return { loaded: { navigation: parsed.data, displayFile, text }, problems: [] };
  return withProblems(
    describeViolations(parsed.error, navigationSchema).map(({ message, advice }) => ({
      message: `The navigation is not valid. ${message}`,
      advice: advice ?? 'Export { nav, sidebar } of the type Navigation as default.',
    })),
  );
}
