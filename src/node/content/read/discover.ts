import path from 'node:path';
import { allVersions, formatAddress, parseAddress, routeKey } from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { walkFolder } from '../../base/files.ts';
import { displayPath, isMarkdown, relativePath } from '../../base/paths.ts';
import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { PageSource } from '../page.ts';

/** Files that can be pages, and files that would be pages with another name or in another folder. */
interface Discovered {
  sources: PageSource[];
  /** Page files that are parts of pages or drafts: absolute paths, by displayed path. */
  parts: ReadonlyMap<string, string>;
  problems: Problem[];
}

/**
 * Finds all pages of a site, in all versions and languages. Two files for the same route, and files that look like pages
 * but aren't, are among the returned problems.
 */
export function discoverPages(site: ResolvedSite): Discovered {
  const sources: PageSource[] = [];
  const parts = new Map<string, string>();
  const { files, problems } = walkFolder(site, site.docsDir, isIgnored);
  const owners = new Map<string, string>();
  const names = new Set(files);
  const folders = allVersions(site.space).flatMap((version) =>
    site.space.languages.map((lang) => ({ version, lang, prefix: path.posix.join(version, lang, '/') })),
  );
  for (const name of files) {
    const file = path.join(site.docsDir, name);
    const displayFile = displayPath(site, file);
    const addProblem = (message: string, advice: string, severity: Problem['severity'] = 'error') =>
      problems.push({
        ...{ severity, file: displayFile, message, advice },
        ...(severity === 'warning' ? { code: 'stray-page' as const } : {}),
      });
    if (RSPRESS_NAVIGATION.includes(path.basename(name))) {
      const advice = 'Run "npx docs-site-migrate", which converts it to the navigation file, or delete it.';
      addProblem('Rspress navigation files are not read.', advice, 'warning');
      continue;
    }
    const folder = folders.find(({ prefix }) => name.startsWith(prefix));
    if (!folder) {
      const isPage =
        name.endsWith('.mdx') ||
        MISNAMED.includes(path.extname(name)) ||
        (isMarkdown(name) && isInLanguageFolder(name));
      if (!isPage || isPart(name) || isHidden(name)) continue;
      const languageFolders = folders.map(
        ({ prefix }) => `${displayPath(site, path.join(site.docsDir, prefix))}/`,
      );
      const message = 'This page is outside the folders of the languages, so it is not part of the site.';
      addProblem(message, `Move it to ${languageFolders.join(', ')}.`, 'warning');
      continue;
    }
    const { version, lang, prefix } = folder;
    const relative = name.slice(prefix.length);
    if (CONFLICT.test(relative)) {
      const message = 'This file is a conflicted copy made by a file synchronization tool.';
      addProblem(message, 'Copy missing content into the page, then delete this file.', 'warning');
    } else if (isMarkdown(name) && names.has(originalName(name))) {
      const message = `This file is a copy of ${path.basename(originalName(name))}, so it is not a page.`;
      addProblem(message, 'Delete it, or rename it if it is a page.', 'warning');
    } else if (relative.startsWith('theme/') || isPart(relative)) {
      if (isMarkdown(name)) parts.set(displayFile, file);
    } else if (!isMarkdown(name)) {
      if (MISNAMED.includes(path.extname(name)))
        addProblem(
          'This file is not a page, because its extension is not ".mdx" or ".md".',
          'Rename the file.',
          'warning',
        );
    } else if (isHidden(relative)) {
      addProblem('This file is not a page, because its name or folder starts with a dot.', 'Rename it.');
    } else {
      // file systems use different normalization forms of Unicode
      const routePath = `/${relative.slice(0, -path.extname(relative).length).normalize()}`.replace(
        /\/index$/,
        '/',
      );
      const key = routeKey(formatAddress(site.space, { version, lang, path: routePath }));
      const owner = owners.get(key);
      const address = formatAddress({ ...site.space, base: '/' }, { version, lang, path: routePath });
      const parsed = parseAddress(site.space, decodePath(address));
      if (parsed.lang !== lang || parsed.version !== version || parsed.path !== routePath)
        addProblem(
          `This page cannot be published: its path "${address}" contains the name of a language or version.`,
          'Rename the file or its folder.',
        );
      else if (Buffer.byteLength(path.posix.basename(routePath) + LONGEST_ENDING) > MAX_NAME)
        addProblem(
          `The name of this page is too long: with "${LONGEST_ENDING}", it exceeds ${MAX_NAME} bytes.`,
          'Rename the file.',
        );
      else if (['#', '?', '\\'].some((character) => routePath.includes(character)))
        addProblem('This page cannot be published: its name contains "#", "?" or "\\".', 'Rename the file.');
      else if (owner)
        addProblem(
          `This page has the same path as ${owner}: ${routePath}`,
          'Rename or remove one of the files. Paths are case-insensitive.',
        );
      else {
        owners.set(key, displayFile);
        const inDocs = relativePath(site.docsDir, file);
        sources.push({ file, displayFile, relativePath: inDocs, version, lang, routePath });
      }
    }
  }
  if (sources.length === 0) {
    const file = path.relative(site.root, site.docsDir) || '.';
    const expected = path.join(file, folders[0]?.prefix ?? '', 'index.mdx');
    const message = 'There are no pages in the documentation folder.';
    problems.push({ severity: 'error', file, message, advice: `Write the first one: ${expected}.` });
  }
  return { sources, parts, problems };
}

/** Navigation files of Rspress sites. */
const RSPRESS_NAVIGATION = ['_meta.json', '_nav.json'];
/** Extensions of files that are probably meant as pages. */
const MISNAMED = ['.MDX', '.MD', '.markdown'];

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether the file is in a folder named like a language, which the site doesn't have yet. Other folders can contain notes. */
function isInLanguageFolder(name: string): boolean {
  const [folder = '', ...rest] = name.split('/');
  return (
    rest.length > 0 && /^[a-z]{2}(?:-[A-Za-z]+)?$/.test(folder) && LANGUAGE_NAMES.of(folder) !== undefined
  );
}

/** Whether a file is a part of pages or a draft. */
function isPart(name: string): boolean {
  const segments = name.split('/');
  return segments.slice(0, -1).includes('shared') || segments.some((segment) => segment.startsWith('_'));
}

/** Whether the name of a file, or of one of its folders, starts with a dot. */
function isHidden(name: string): boolean {
  return name.split('/').some((segment) => segment.startsWith('.'));
}

/** Maximum length of a file name in common file systems, in bytes. */
const MAX_NAME = 255;
/** Longest extension that a build adds to a page's name: precompressed HTML. */
const LONGEST_ENDING = '.html.br';

/** Names that Dropbox, Syncthing and others give to copies. */
const CONFLICT = /\([^/()]{0,200}conflict[^/()]{0,200}\)\.mdx?$|\.sync-conflict-[^/]{0,200}\.mdx?$/i;

/** Suffixes that file managers and browsers add to copies: `Copy of a`, `a - Copy (2)`, `a copy`, `a (1)`. */
const COPY = /^Copy of |(?: -)? \(?copy\)?(?: \(?\d+\)?)?$| \(\d+\)$/i;

/** Returns the name of the file that a copy was made of; an empty string for other names. */
function originalName(name: string): string {
  const { dir, name: stem, ext } = path.posix.parse(name);
  return COPY.test(stem) ? path.posix.join(dir, stem.replace(COPY, '') + ext) : '';
}

/** Matches packages, hidden folders such as `.obsidian`, and temporary files of editors and file systems. */
function isIgnored(name: string): boolean {
  const last = path.posix.basename(name);
  const isEditorFile = ['.#', '._', '~$'].some((start) => last.startsWith(start));
  return last === 'node_modules' || isEditorFile || (last.startsWith('.') && !isMarkdown(last));
}

/** Reports fragments and drafts that no page includes, since they can have their name by mistake. */
export function unusedParts(
  parts: ReadonlyMap<string, string>,
  includedFiles: ReadonlySet<string>,
): Problem[] {
  return [...parts]
    .filter(([, file]) => !includedFiles.has(file))
    .map(([file]) => ({
      severity: 'warning',
      code: 'stray-page',
      file,
      message:
        'This file is not a page, and no page uses it: it is in a "shared" or "theme" folder, or its name starts with "_".',
      advice: 'Import it in a page, or move or rename it.',
    }));
}
