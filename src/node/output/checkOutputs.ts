import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { SEARCH_LIST_FILE } from '../../search/records.ts';
import { pageFileStem, routeKey } from '../../shared/routes.ts';
import { walkFolder, writeOutput } from '../base/files.ts';
import { ASSETS_FOLDER, displayPath } from '../base/paths.ts';
import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { PreparedSite } from '../site/prepareSite.ts';
import { COPYING, isUnmanaged } from './outputFolder.ts';

/** Generated files that the public folder may replace or extend. */
const REPLACEABLE =
  /^(?:\.nojekyll|robots\.txt|sitemap\.xml|_headers|_redirects|\.nginx\/.*|(?:.*\/)?llms(?:-full)?\.txt)$/;

/** Checks that no two files of the built site have the same path, before writing any. */
export function checkOutputs(site: ResolvedSite, { model, pages }: PreparedSite): Problem[] {
  const { files, problems } = walkFolder(site, site.publicDir, isEditorFile);
  const outputs = new Map<string, { name: string; owner: string }>();
  const reportedPaths = new Set<string>();
  const add = (name: string, owner: string): void => {
    const key = routeKey(`/${name}`); // hosts serve `a`, `a.html` and `a/index.html` at the same URL
    const other = outputs.get(key);
    if (!other) outputs.set(key, { name, owner });
    else if (other.owner !== owner) reportConflict(name, owner, other.owner);
  };
  const reportConflict = (name: string, file: string, other: string): void => {
    if (reportedPaths.has(`${file} ${other}`)) return;
    reportedPaths.add(`${file} ${other}`);
    const message = `Both this file and ${other} would be written to "${name}" in the built site.`;
    problems.push({ severity: 'error', file, message, advice: 'Rename one of them.' });
  };
  const { search } = site.theme;
  for (const name of [ROUTES_FILE, ASSET_MANIFEST_FILE, ...(search === false ? [] : [SEARCH_LIST_FILE])])
    add(name, `the engine's ${name}`);
  add(`${ASSETS_FOLDER}/.`, `the engine's ${ASSETS_FOLDER}/`);
  for (const { page, source } of pages) {
    const owner = source?.displayFile ?? 'the not-found page';
    const stem = pageFileStem(site.space.base, page.pagePath);
    for (const extension of ['.html', '.json', '.md']) add(stem + extension, owner);
  }
  for (const from of Object.keys(model.redirects)) {
    const name = redirectStubFile(site, from);
    if (!outputs.has(routeKey(`/${name}`))) add(name, `the redirect of "${from}"`);
  }
  for (const name of files)
    if (!REPLACEABLE.test(name)) add(name, displayPath(site, path.join(site.publicDir, name)));
  const names = new Map([...outputs.values()].map((output) => [output.name.toLowerCase(), output.owner]));
  for (const { name, owner } of outputs.values()) {
    for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder)) {
      const other = names.get(folder.toLowerCase());
      if (other !== undefined) reportConflict(folder, owner, other);
    }
  }
  return problems;
}

/** Files that may be in an otherwise empty folder, and can be lost. */
const DISPENSABLE = /^\.(?:gitkeep|keep|gitignore|gitattributes|nojekyll|DS_Store)$/;

/** Checks that the output folder is empty or contains an earlier site, because a build replaces its content. */
export function checkOutputFolder(site: ResolvedSite): Problem[] {
  const names = existsSync(site.outDir) ? readdirSync(site.outDir) : [];
  const isSite = [ASSET_MANIFEST_FILE, ROUTES_FILE].every((name) => names.includes(name));
  const other = names.find((name) => !DISPENSABLE.test(name) && !isUnmanaged(name));
  if (isSite || other === undefined || names.some((name) => name.startsWith(COPYING))) return [];
  const outFolder = displayPath(site, site.outDir);
  return [
    {
      severity: 'error',
      file: site.configName,
      message: `A build replaces everything in its output folder, but ${outFolder} contains ${outFolder}/${other}, which was not written by a build.`,
      advice: `Delete ${outFolder} if you do not need its files, or set "outDir" to another folder.`,
    },
  ];
}

/** Returns the name of the file that hosts serve for the old path of a redirect. */
export function redirectStubFile({ space }: ResolvedSite, from: string): string {
  return `${pageFileStem(space.base, from.replace(/\.html$/i, ''))}.html`;
}

/** Whether a file was created by an editor or the file system. */
function isEditorFile(name: string): boolean {
  const last = path.posix.basename(name);
  return last.startsWith('.#') || last.startsWith('._');
}

/** Name of the file in the built site that lists all files that pages load: sizes in bytes, by path in the site. */
export const ASSET_MANIFEST_FILE = 'files.json';
/** Name of the table of all routes in the built site. */
const ROUTES_FILE = 'routes.json';

/** Writes the asset manifest, which `docs audit` reads: no single page references all files. */
export function writeAssetManifest(outDir: string): void {
  // excludes HTML, because pages below the assets folder have URLs without an extension
  const names = globSync(`${ASSETS_FOLDER}/**`, { cwd: outDir, ignore: '**/*.{br,gz,html}' }).sort();
  const sizes = names.map((name) => [name, statSync(path.join(outDir, name)).size]);
  writeOutput(path.join(outDir, ASSET_MANIFEST_FILE), JSON.stringify(Object.fromEntries(sizes)));
}
