import path from 'node:path';
import { glob } from 'tinyglobby';
import { allVersions, formatAddress, routeKey } from '../../../shared/routes.ts';
import { displayPath, relativePath } from '../../base/paths.ts';
import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';

/** A source file of a page. */
export interface PageSource {
  /** Absolute path. */
  file: string;
  /** Relative to the site's folder, for messages. */
  displayFile: string;
  /** Relative to the documentation folder. */
  relativePath: string;
  version: string;
  lang: string;
  /** Route path, with the spelling of the file: `/config/test/includeSource`, `/guide/start/`. */
  routePath: string;
}

/** Files and folders with these names contain material for pages but are not pages themselves. */
const IGNORED = ['**/shared/**', '**/theme/**', '**/node_modules/**', '**/_*'];

/** Finds all pages. Reports two files for the same route, and folders that belong to no language. */
export async function discoverPages(
  site: ResolvedSite,
): Promise<{ sources: PageSource[]; problems: Problem[] }> {
  const sources: PageSource[] = [];
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  for (const version of allVersions(site.space)) {
    for (const lang of site.space.languages) {
      const folder = path.join(site.docsDir, version, lang);
      const files = await glob('**/*.{md,mdx}', { cwd: folder, ignore: IGNORED, expandDirectories: false });
      for (const relative of files.sort()) {
        const source = pageSource(site, { version, lang, folder, relative });
        if (/[#?\\]/.test(source.routePath)) {
          const message = 'No address leads to this page: “#”, “?” and “\\” mean something else there.';
          const advice = 'Rename the file.';
          problems.push({ severity: 'error', file: source.displayFile, message, advice });
          continue;
        }
        const key = routeKey(formatAddress(site.space, { version, lang, path: source.routePath }));
        const owner = owners.get(key);
        if (owner) {
          const message = `This page has the same address as ${owner}: ${source.routePath}`;
          const advice = 'Rename or remove one of the two files; upper and lower case make no difference.';
          problems.push({ severity: 'error', file: source.displayFile, message, advice });
          continue;
        }
        owners.set(key, source.displayFile);
        sources.push(source);
      }
    }
  }
  if (sources.length === 0) {
    const file = path.relative(site.root, site.docsDir) || '.';
    const expected = path.join(
      file,
      site.space.versions[0] ?? '',
      site.space.languages[0] ?? '',
      'index.mdx',
    );
    const message = 'There are no pages in the documentation folder.';
    problems.push({ severity: 'error', file, message, advice: `Write the first one: ${expected}.` });
  }
  return { sources, problems: [...problems, ...(await strayPages(site, sources))] };
}

/** Files that look like pages, but that the site does not show. */
async function strayPages(site: ResolvedSite, sources: readonly PageSource[]): Promise<Problem[]> {
  const options = { cwd: site.docsDir, absolute: true, ignore: IGNORED, expandDirectories: false };
  const known = new Set(sources.map(({ file }) => file));
  const files = await glob('**/*.{mdx,MDX,MD,markdown}', options);
  return files
    .map((name) => path.normalize(name))
    .filter((file) => !known.has(file))
    .sort()
    .flatMap((file): Problem[] => {
      const folders = allVersions(site.space).flatMap((version) =>
        site.space.languages.map((lang) => path.join(site.docsDir, version, lang)),
      );
      const isInside = folders.some((folder) => file.startsWith(folder + path.sep));
      if (isInside && file.endsWith('.mdx')) return []; // reported, for its name or its address
      const names = folders.map((folder) => `${displayPath(site, folder)}/`).join(', ');
      const [message, advice] = isInside
        ? ['This file is no page: those end with “.mdx” or “.md”.', 'Rename the file.']
        : ['This page is in the folder of no language: readers would not find it.', `Move it to ${names}.`];
      return [{ severity: 'warning', code: 'stray-page', file: displayPath(site, file), message, advice }];
    });
}

interface Found {
  version: string;
  lang: string;
  folder: string;
  relative: string;
}

function pageSource(site: ResolvedSite, { version, lang, folder, relative }: Found): PageSource {
  const file = path.join(folder, relative);
  const slashed = relative.split(path.sep).join('/');
  const stem = slashed.replace(/\.mdx?$/, '');
  return {
    file,
    displayFile: displayPath(site, file),
    relativePath: relativePath(site.docsDir, file),
    version,
    lang,
    // other systems spell file names in other forms of Unicode
    routePath: `/${stem.normalize()}`.replace(/\/index$/, '/'),
  };
}
