import { spawnSync } from 'node:child_process';
import path from 'node:path';
import {
  decodePath,
  didYouMean,
  discoverPages,
  type PageSource,
  parseAddress,
  type ResolvedSite,
  routeKey,
} from 'docs-site-engine/node';

/** Returns the route path of a page, given as a URL path or a file. */
export function toRoutePath(input: string): string {
  return input.replace(/\.mdx?$/, '');
}

/** Returns the version that a command was given, or the default one; throws if the version is unknown. */
export function findVersion({ space }: ResolvedSite, name: string | undefined): string {
  const version = name ?? space.defaultVersion;
  if (version === '' || space.versions.includes(version)) return version;
  throw new Error(`Unknown version "${version}". Versions of this site: ${space.versions.join(', ')}.`);
}

/** Returns the pages of a version, and the files of one of them in all languages. Throws if the page doesn't exist. */
export async function findPageFiles(
  site: ResolvedSite,
  version: string,
  routePath: string,
): Promise<{ files: [PageSource, ...PageSource[]]; others: PageSource[] }> {
  const { sources } = discoverPages(site);
  const versionSources = sources.filter((source) => source.version === version);
  const isPage = (source: PageSource) => routeKey(source.routePath) === routeKey(routePath);
  const [first, ...rest] = versionSources.filter(isPage);
  if (first) return { files: [first, ...rest], others: versionSources.filter((source) => !isPage(source)) };
  const advice = didYouMean(
    routePath,
    versionSources.map((source) => source.routePath),
    'Write it like /guide/basic/example.',
  );
  throw new Error(`Page not found: "${routePath}". ${advice}`);
}

/** Explains why a path can't be used for a new page; `undefined` if it can. */
export function explainInvalidPath(
  site: ResolvedSite,
  sources: readonly PageSource[],
  routePath: string,
): string | undefined {
  const name = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*`;
  if (!new RegExp(`^/(?:${name}/)*(?:${name})?$`, 'u').test(routePath))
    return `"${routePath}" is not a valid page path. Write it like /guide/basic/example, or /guide/basic/ for the page of a folder.`;
  const segments = routePath.split('/').filter(Boolean);
  const reserved = segments.find(
    (segment, index) => ['shared', 'node_modules'].includes(segment) || (segment === 'theme' && index === 0),
  );
  if (reserved) return `Folders named "${reserved}" cannot contain pages.`;
  const { namesLang, namesVersion } = parseAddress(site.space, routePath);
  if (namesLang || namesVersion) return 'Leave language and version out of the path.';
  const existing = sources.find((source) => routeKey(source.routePath) === routeKey(routePath));
  return existing ? `The page already exists: ${existing.displayFile}` : undefined;
}

/** Returns the file of a page with this path. */
export function newPageFile(
  site: ResolvedSite,
  { version, lang, routePath }: Pick<PageSource, 'version' | 'lang' | 'routePath'>,
  extension = '.mdx',
): string {
  const name = routePath.replace(/\/$/, '/index').slice(1) + extension;
  return path.join(site.docsDir, version, lang, name);
}

/** A page of one version, in all languages. */
export interface PagePath {
  version: string;
  /** Route path: `/guide/start/`. */
  path: string;
}

/** Splits a link into version and language, route path, and query with hash, all unchanged. */
export function splitLink(
  space: ResolvedSite['space'],
  link: string,
): { prefix: string; path: string; rest: string; version: string } {
  const [, linkPath = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const { version, namesVersion, namesLang } = parseAddress(space, decodePath(linkPath));
  const segments = linkPath.replace(/^\//, '').split('/');
  const count = Number(namesVersion) + Number(namesLang);
  const prefix = segments
    .slice(0, count)
    .map((name) => `/${name}`)
    .join('');
  return { prefix, path: `/${segments.slice(count).join('/')}`, rest, version };
}

/** Whether a link of the navigation or configuration refers to a page, in any language and any variant of the path. */
export function linksTo(space: ResolvedSite['space'], link: string, page: PagePath): boolean {
  if (!link.startsWith('/')) return false;
  const { path, version } = splitLink(space, link);
  return version === page.version && routeKey(decodePath(path)) === routeKey(page.path.replace(/#.*$/, ''));
}

/** Returns a path as the configuration writes it: with its version, if it is not the default one. */
export function configPath(space: ResolvedSite['space'], { version, path }: PagePath): string {
  return version === space.defaultVersion ? path : `/${version}${path}`;
}

/** Returns git's output, or `undefined` outside of a repository or without git. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : undefined;
}

/** Whether a file is in the last commit, or git isn't available. */
export function isCommitted(folder: string, file: string): boolean {
  return git(folder, 'ls-tree', '--name-only', 'HEAD', '--', file) !== '';
}

/** Whether a file equals its committed version, so that it can be restored after removal. */
export function isSaved(folder: string, file: string): boolean {
  return git(folder, 'status', '--porcelain', '--ignored', '--', file) === '';
}
