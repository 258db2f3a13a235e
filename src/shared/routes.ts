/**
 * Routing for build, servers and browser. Pure functions from paths to paths; none of them throws.
 *
 * A URL path is `base` + version segment + language segment + route path. The default version and the default language
 * have no segment. A route path starts with a slash; the index of a folder ends with one.
 */

import { decodePath } from './urlPath.ts';

/** What the addresses of a site are made of. */
export interface RouteSpace {
  /** URL path of the site, with a leading and trailing slash. */
  base: string;
  /** Language tags, the default one first. */
  languages: readonly string[];
  /** Version names; empty in a site without versions. */
  versions: readonly string[];
  /** The version without a segment; empty in a site without versions. */
  defaultVersion: string;
}

/** A page in `routes.json`. */
export interface RouteEntry {
  /** Canonical URL path, base included. */
  path: string;
  /** The file shown there, relative to the documentation folder; that of another language if it is not translated. */
  filePath: string;
  lang: string;
  /** Empty in a site without versions. */
  version: string;
}

/**
 * `routes.json` in the finished site: what a server or the not-found page needs to resolve a path, and what other programs
 * need to know of the pages.
 */
export interface RoutesFile extends RouteSpace {
  /** Canonical URL paths of all pages, base included. */
  pages: string[];
  /** The same pages with their files. Absent in sites of earlier versions. */
  routes?: RouteEntry[];
  /** Redirects from old addresses: URL path to URL path, base included; the target may have a hash. */
  redirects?: Record<string, string>;
}

/** What a URL path refers to: version, language and page. */
export interface RouteAddress {
  version: string;
  lang: string;
  /** Route path as written, with its leading slash. */
  path: string;
  /** Whether the path contains a version, rather than implying the default. */
  namesVersion: boolean;
  /** Whether the path contains a language, rather than implying the default. */
  namesLang: boolean;
}

/** The language without a segment in its addresses. */
export function defaultLanguage(space: RouteSpace): string {
  return space.languages[0] ?? '';
}

/** All versions, as used in addresses: only the unnamed one in a site without versions. */
export function allVersions(space: RouteSpace): readonly string[] {
  return space.versions.length > 0 ? space.versions : [space.defaultVersion];
}

/** A path as browsers ask for it. The only place where names become addresses: all links and requests come from here. */
export function encodePath(path: string): string {
  return encodeURI(path.toWellFormed()).replace(/[?#]/g, encodeURIComponent);
}

/** The URL of a file of the public folder, as authors write it: encoded or not, with query and hash. Others stay. */
export function publicUrl(base: string, url: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const { target, query, hash } = splitHref(url);
  return withBase(base, encodePath(decodePath(target)) + query + hash);
}

/** Whether a link leaves the site: it has a protocol or a host. */
export function isExternal(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);
}

/** A link's path, query with its `?`, and hash with its `#`. */
export function splitHref(href: string): { target: string; query: string; hash: string } {
  const hashAt = href.indexOf('#') === -1 ? href.length : href.indexOf('#');
  const beforeHash = href.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?') === -1 ? hashAt : beforeHash.indexOf('?');
  return { target: href.slice(0, queryAt), query: href.slice(queryAt, hashAt), hash: href.slice(hashAt) };
}

/** A file of the public folder, as the configuration names it, with the slash that may be left out. Other URLs stay. */
export function rooted(file: string): string {
  return file.startsWith('/') || isExternal(file) ? file : `/${file.replace(/^\.\//, '')}`;
}

/** Whether the last segment of a path has an extension, other than that of a page. */
export function hasExtension(path: string): boolean {
  return /\.(?!html$)[a-z\d]+$/i.test(path);
}

/** The path without the site's base, with a leading slash; `undefined` for a path outside the site. */
export function stripBase(base: string, path: string): string | undefined {
  if (base === '/') return path.startsWith('/') ? path : `/${path}`;
  if (path === base.slice(0, -1)) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/** Prepends the site's base to a path that starts with a slash. */
export function withBase(base: string, path: string): string {
  return base.slice(0, -1) + path;
}

/** Normalized form for comparing route paths: no `.html`, no `/index`, no trailing slash, lower case, NFC. */
export function routeKey(path: string): string {
  const key = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/i, '')
    .replace(/\/index$/i, '')
    .replace(/\/$/, '')
    .normalize()
    .toLowerCase();
  return key === '' ? '/' : key;
}

/** Splits a path (without base) into version, language and route path, by whole segments. */
export function parseAddress(space: RouteSpace, path: string): RouteAddress {
  const rest = path
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .split('/');
  const take = (names: readonly string[]): string | undefined => {
    const segment = rest[0]?.replace(/\.html$/i, '').toLowerCase();
    const found = names.find((name) => name.toLowerCase() === segment);
    if (found !== undefined) rest.shift();
    return found;
  };
  const version = take(space.versions);
  const lang = take(space.languages);
  return {
    version: version ?? space.defaultVersion,
    lang: lang ?? defaultLanguage(space),
    path: `/${rest.join('/')}`,
    namesVersion: version !== undefined,
    namesLang: lang !== undefined,
  };
}

/** The canonical URL path of a route, encoded. */
export function formatAddress(
  space: RouteSpace,
  address: Pick<RouteAddress, 'version' | 'lang' | 'path'>,
): string {
  const version = address.version === space.defaultVersion ? '' : `/${address.version}`;
  const lang = address.lang === defaultLanguage(space) ? '' : `/${address.lang}`;
  return withBase(space.base, version + lang + encodePath(address.path));
}

/** The file of a page: `/guide/` is `guide/index`, `/a%20b` is `a b`; without extension or base. */
export function fileOfPath(base: string, pagePath: string): string {
  return decodePath(stem(base, pagePath)).slice(1);
}

/** URL path of a file beside a page: its data is `.json`, its text `.md`. */
export function addressBeside(base: string, pagePath: string, extension: string): string {
  return withBase(base, stem(base, pagePath) + extension);
}

function stem(base: string, pagePath: string): string {
  const path = stripBase(base, pagePath) ?? pagePath;
  return path.endsWith('/') ? `${path}index` : path;
}
