/**
 * Routing for build, servers and browser. Pure functions from paths to paths; none of them throws.
 *
 * A URL path is `base` + version segment + language segment + route path. The default version and the default language
 * have no segment. A route path starts with a slash; the index of a folder ends with one.
 */

import { decodePath } from './urlPath.ts';

/** Parts of a site's URLs. */
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
  /** Source file, relative to the documentation folder. A page that isn't translated has the file of another language. */
  filePath: string;
  lang: string;
  /** Empty in a site without versions. */
  version: string;
}

/**
 * `routes.json` in the built site, with which servers and the not-found page resolve paths. Other programs can read the
 * list of pages from it.
 */
export interface RoutesFile extends RouteSpace {
  /** Canonical URL paths of all pages, base included. */
  pages: string[];
  /** The same pages with their files. Absent in sites of earlier versions. */
  routes?: RouteEntry[];
  /** Redirects from old URL paths to new ones, base included. Targets can have a hash. */
  redirects?: Record<string, string>;
}

/** Version, language and page that a URL path refers to. */
export interface RouteAddress {
  version: string;
  lang: string;
  /** Route path as written, with its leading slash. */
  path: string;
  /** Whether the path contains a version segment. Otherwise it refers to the default. */
  namesVersion: boolean;
  /** Whether the path contains a language segment. Otherwise it refers to the default. */
  namesLang: boolean;
}

/** Returns the default language, whose URLs have no segment. */
export function defaultLanguage(space: RouteSpace): string {
  return space.languages[0] ?? '';
}

/** Returns all versions, as used in URLs. A site without versions has one with an empty name. */
export function allVersions(space: RouteSpace): readonly string[] {
  return space.versions.length > 0 ? space.versions : [space.defaultVersion];
}

/** Percent-encodes a path like browsers do. All links and requests use this function. */
export function encodePath(path: string): string {
  return encodeURI(path.toWellFormed()).replace(/[?#]/g, encodeURIComponent);
}

/** Returns the URL of a file in the public folder, which authors write with or without encoding. Other URLs are kept. */
export function publicUrl(base: string, url: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const { target, query, hash } = splitHref(url);
  return withBase(base, encodePath(decodePath(target)) + query + hash);
}

/** Whether a link has a protocol or a host. */
export function isExternal(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);
}

/** Splits a link into path, query with `?`, and hash with `#`. */
export function splitHref(href: string): { target: string; query: string; hash: string } {
  const hashAt = href.indexOf('#') === -1 ? href.length : href.indexOf('#');
  const beforeHash = href.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?') === -1 ? hashAt : beforeHash.indexOf('?');
  return { target: href.slice(0, queryAt), query: href.slice(queryAt, hashAt), hash: href.slice(hashAt) };
}

/** Adds the leading slash to the path of a public file, which the configuration can omit. Other URLs are kept. */
export function withLeadingSlash(file: string): string {
  return file.startsWith('/') || isExternal(file) ? file : `/${file.replace(/^\.\//, '')}`;
}

/** Whether the last segment of a path has an extension that isn't a page's. */
export function hasExtension(path: string): boolean {
  return /\.(?!html$)[a-z\d]+$/i.test(path);
}

/** Removes the site's base from a path, keeping the leading slash. Returns `undefined` for paths outside the site. */
export function stripBase(base: string, path: string): string | undefined {
  if (base === '/') return path.startsWith('/') ? path : `/${path}`;
  if (path === base.slice(0, -1)) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/** Prepends the site's base to a path that starts with a slash. */
export function withBase(base: string, path: string): string {
  return base.slice(0, -1) + path;
}

/** Normalizes a route path for comparison: no `.html`, no `/index`, no trailing slash, lower case, NFC. */
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
    const match = names.find((name) => name.toLowerCase() === segment);
    if (match !== undefined) rest.shift();
    return match;
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

/**
 * Returns the version and language of a path (without base) that isn't a page: the first ones that any of its segments
 * names.
 */
export function unknownAddress(space: RouteSpace, path: string): Pick<RouteAddress, 'version' | 'lang'> {
  const segments = path.toLowerCase().split('/');
  const firstNamed = (names: readonly string[]) =>
    segments.flatMap((segment) => names.find((name) => name.toLowerCase() === segment) ?? [])[0];
  return {
    version: firstNamed(space.versions) ?? space.defaultVersion,
    lang: firstNamed(space.languages) ?? defaultLanguage(space),
  };
}

/** Returns the canonical, encoded URL path of a route. */
export function formatAddress(
  space: RouteSpace,
  address: Pick<RouteAddress, 'version' | 'lang' | 'path'>,
): string {
  const version = address.version === space.defaultVersion ? '' : `/${address.version}`;
  const lang = address.lang === defaultLanguage(space) ? '' : `/${address.lang}`;
  return withBase(space.base, version + lang + encodePath(address.path));
}

/** Returns the file of a page without extension and base: `guide/index` for `/guide/`, `a b` for `/a%20b`. */
export function pageFileStem(base: string, pagePath: string): string {
  return decodePath(stem(base, pagePath)).slice(1);
}

/** Returns the URL path of a file next to a page: `.json` for its data, `.md` for its text. */
export function pageFileUrl(base: string, pagePath: string, extension: string): string {
  return withBase(base, stem(base, pagePath) + extension);
}

function stem(base: string, pagePath: string): string {
  const path = stripBase(base, pagePath) ?? pagePath;
  return path.endsWith('/') ? `${path}index` : path;
}
