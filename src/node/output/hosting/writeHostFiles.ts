import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  allVersions,
  defaultLanguage,
  encodePath,
  formatAddress,
  type RouteSpace,
  withBase,
} from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { walkFolder, writeIfMissing, writeOutput } from '../../base/files.ts';
import { ASSETS_FOLDER } from '../../base/paths.ts';
import { type Problem, warning } from '../../base/problems.ts';
import type { SiteFile } from '../../content/extensions/endpoints.ts';
import type { SiteModel } from '../../site/siteModel.ts';

/**
 * Writes the files that configure hosts. Files of the same name in the site's public folder are kept.
 * @param policy Content Security Policy of the pages
 * @param documents files with a custom policy
 * @returns warnings about limits of hosts
 */
export function writeHostFiles(
  model: SiteModel,
  policy: string,
  outDir: string,
  documents: readonly SiteFile[] = [],
): Problem[] {
  const { site, redirects } = model;
  const { space } = site;
  const write = (name: string, text: string) => {
    const file = path.join(outDir, name);
    writeOutput(file, existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n\n${text}` : text);
  };
  const headers = [
    { path: withBase(space.base, '/*'), headers: securityHeaders(policy) },
    { path: withBase(space.base, `/${ASSETS_FOLDER}/*`), headers: { 'Cache-Control': IMMUTABLE } },
    ...namedInAssets(model).map((name) => ({
      path: withBase(space.base, encodePath(`/${ASSETS_FOLDER}/${name}`)),
      headers: { 'Cache-Control': REVALIDATED },
      replaces: true,
    })),
    ...documents.flatMap(({ path: name, policy: documentPolicy }) => {
      if (documentPolicy === undefined) return [];
      // hosts differ in whether the URL of a document ends in `.html`
      const pattern = withBase(space.base, `${name.replace(/\.html$/, '')}*`);
      return [{ path: pattern, headers: { [CSP]: documentPolicy }, replaces: true }];
    }),
  ];
  write(HEADERS_FILE, formatHeadersFile(headers));
  write(REDIRECTS_FILE, redirectRules(space, redirects));
  // GitHub Pages would run Jekyll, which drops `.well-known` and fails on pages that show `{% %}`
  writeIfMissing(path.join(outDir, '.nojekyll'), () => '');
  return checkLimits(
    ...[HEADERS_FILE, REDIRECTS_FILE].map((name) => readFileSync(path.join(outDir, name), 'utf8')),
  );
}

/** Folders of generated files below the assets folder; public files there are listed one by one. */
const GENERATED = new Set(['css', 'font', 'image', 'images', 'js', 'search', 'site']);

/** Returns patterns for pages and public files in the assets folder, which have no hash in their name. */
function namedInAssets({ site, routes }: SiteModel): string[] {
  const folder = withBase(site.space.base, `/${ASSETS_FOLDER}/`);
  const pages = routes
    .map(({ pagePath }) => decodePath(pagePath))
    .filter((pagePath) => pagePath.startsWith(folder))
    .flatMap((pagePath) => [pagePath.slice(folder.length), `${pagePath.slice(folder.length) || 'index'}.*`]);
  const publicAssets = path.join(site.publicDir, ASSETS_FOLDER);
  const files = walkFolder(site, publicAssets).files.map((name) => {
    const [top = '', ...rest] = name.split('/');
    return rest.length > 0 && !GENERATED.has(top) ? `${top}/*` : [top, ...rest].join('/');
  });
  return [...new Set([...pages, ...files])];
}

/** Limits of Cloudflare Pages: longer lines of `_headers` are dropped, with the policy, and so are further redirects. */
const MAX_HEADER_LINE = 2000;
const MAX_REDIRECTS = 2000;
const MAX_PATTERNS = 100;

function checkLimits(headers = '', redirects = ''): Problem[] {
  const limitWarning = (file: string, message: string, advice: string): Problem => ({
    ...warning(file, `${message} Cloudflare Pages ignores the rest.`, advice),
    code: 'host-limit',
  });
  const headerWarnings = headers.split('\n').flatMap((line, index) => {
    if (line.length <= MAX_HEADER_LINE) return [];
    const message = `Line ${index + 1} has ${line.length} characters, more than ${MAX_HEADER_LINE}.`;
    return limitWarning(
      HEADERS_FILE,
      message,
      'Use fewer inline scripts in "head" or fewer sources in "csp".',
    );
  });
  const rules = redirects.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const patterns = rules.filter((line) => line.split(/\s+/)[0]?.includes('*')).length;
  const counts = [
    { count: rules.length - patterns, most: MAX_REDIRECTS, what: 'redirects' },
    { count: patterns, most: MAX_PATTERNS, what: 'redirects with "*"' },
  ];
  const redirectWarnings = counts.flatMap(({ count, most: limit, what: kind }) => {
    const message = `There are ${count} ${kind}, more than ${limit}.`;
    const advice = 'Remove redirects, or write a page at the old address.';
    return count > limit ? limitWarning(REDIRECTS_FILE, message, advice) : [];
  });
  return [...headerWarnings, ...redirectWarnings];
}

/** Name of the file from which many hosts read redirects (Netlify, Cloudflare Pages and others). */
export const REDIRECTS_FILE = '_redirects';

/**
 * Returns the rules for hosts that read `_redirects`: old paths, the default language's segment, and all not-found
 * pages except `/404.html`, which hosts serve automatically. A trailing `*` matches anything; the first rule that
 * matches applies.
 *
 * @param redirects see `RoutesFile.redirects`
 */
function redirectRules(space: RouteSpace, redirects: Record<string, string>): string {
  const old = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`);
  const lang = defaultLanguage(space);
  // Home pages only: with a `*`, hosts would redirect `/en//evil.test` to another site. The 404 page does the rest.
  const languageRules = homePages(space, lang).flatMap((home) =>
    [`${home}${lang}`, `${home}${lang}/`].map((from) => `${from} ${home} 301\n`),
  );
  const notFoundRules = space.languages
    .flatMap((each) => homePages(space, each))
    .filter((home) => home !== '/')
    .sort((a, b) => b.length - a.length) // hosts apply the first rule that matches
    .map((home) => `${home}* ${home}404.html 404\n`);
  return [...old, ...languageRules, ...notFoundRules].join('');
}

/** Returns the home pages of a language, one per version. */
function homePages(space: RouteSpace, lang: string): string[] {
  return allVersions(space).map((version) => formatAddress(space, { version, lang, path: '/' }));
}

/** Caching of the assets folder, in which every file name contains a content hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Caching of pages and public files in the assets folder, the same as hosts' default for other files. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Headers of all paths that match a pattern. */
export interface HeaderRule {
  /** URL path, base included; a trailing `*` matches anything. */
  path: string;
  headers: Record<string, string>;
  /** Whether its headers replace those of earlier rules, rather than being sent in addition. Default: `false`. */
  replaces?: boolean;
}

const CSP = 'Content-Security-Policy';

/** Name of the file from which many hosts read headers (Netlify, Cloudflare Pages, this engine's server and others). */
export const HEADERS_FILE = '_headers';

/** Formats the content of a `_headers` file. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers, replaces = false }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(replaces ? [`  ! ${name}`] : []), // Cloudflare would send both; Netlify ignores lines without a colon and takes the last rule
        `  ${name}: ${value}`,
      ]);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}

/** Parses the rules of a `_headers` file. Ignores invalid lines, like hosts. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (name !== undefined && value !== undefined)
      Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/** Returns all headers of a path, with names in lower case. Later rules override earlier ones. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matches = ({ path }: HeaderRule) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  const entries = rules.filter(matches).flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

/** How long browsers remember to use HTTPS only: two years, in seconds. */
const HSTS_SECONDS = 63_072_000;

/** Browser features that a documentation site does not need, denied so that injected code cannot use them either. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Returns the headers that a host sends with every response.
 * @param policy the Content Security Policy of the pages; `frame-ancestors` only works in a header
 */
function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED.map((name) => `${name}=()`).join(', '),
    // everything is public: sandboxed pages have an opaque origin and load files of the site, and other sites may load
    // the search index. Cross-Origin-Opener-Policy is omitted, because it only prevents an opener from navigating this
    // page, and makes browsers start another process before the first paint
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  };
}
