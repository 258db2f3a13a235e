import { hash } from 'node:crypto';
import type { SiteConfig } from '../../../shared/siteConfig.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';

const NOTHING = "'none'";

/** Sources that a policy allows in addition to the site's files. */
export interface Allowed {
  /** Text of every inline script. */
  scripts: readonly string[];
  /** Text of every inline style. */
  styles: readonly string[];
  /** Names of additional Trusted Types policies. Default: none. */
  trusted?: readonly string[];
}

/**
 * Returns the Content Security Policy of all pages. It allows files of the site, inline scripts and styles with the
 * given hashes, media of the assets host, and the sources of `csp` and `head`. It is the same for all pages, so that
 * hosts can send it as a single header.
 */
export function contentSecurityPolicy(
  site: ResolvedSite,
  { scripts, styles, trusted = [] }: Allowed,
): string {
  const { assetsHost } = site.config;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    // style attributes cannot contain selectors or `@import`; Radix renders some, and writers may
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...new Set([...origins(assetsHost), ...imageOrigins(site)])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(searchOrigins(site))],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", ...origins(assetsHost)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'docs', ...trusted],
  };
  for (const [name, extraSources] of [
    ...headSources(site.config),
    ...Object.entries(site.config.csp ?? {}),
  ]) {
    const known = (directives[name] ?? []).filter((source) => source !== NOTHING);
    directives[name] = [...new Set([...known, ...extraSources])];
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Returns the sources that the site's head elements need: their URLs, and the hashes of inline content. */
function headSources({ head = [] }: SiteConfig): [directive: string, sources: string[]][] {
  return head.flatMap(([name, attributes, text]): [string, string[]][] => {
    const { src, href, rel, type } = attributes;
    if (name === 'script' && text !== undefined)
      return isExecuted(type) ? [['script-src', [hashSource(text)]]] : [];
    if (name === 'style' && text !== undefined) return [['style-src', [hashSource(text)]]];
    if (name === 'script') return [['script-src', address(src)]];
    if (name !== 'link') return [];
    if (rel === 'stylesheet') return [['style-src', address(href)]];
    return String(rel).includes('icon') ? [['img-src', address(href)]] : [];
  });
}

const EXECUTED = ['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript'];

/** Whether browsers execute a script of this type. Other types are data. */
function isExecuted(type: string | true | undefined): boolean {
  return type === undefined || EXECUTED.includes(String(type).toLowerCase());
}

/**
 * Returns a URL as a source of the policy, without its query. Empty for files of this site, which are always allowed.
 */
function address(url: string | true | undefined): string[] {
  if (typeof url !== 'string' || url.startsWith('/')) return [];
  const { origin, pathname } = new URL(url);
  return [origin + pathname];
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Returns the origins of images in the site's configuration. */
function imageOrigins({ theme }: ResolvedSite): string[] {
  const images = [
    theme.logo,
    ...(theme.tools?.items.map(({ logo }) => logo) ?? []),
    ...(theme.socialLinks?.map(({ mode, content }) => (mode === 'img' ? content : undefined)) ?? []),
  ];
  return images.flatMap(origins);
}

/** Returns the origins of the additional search indexes. */
function searchOrigins({ theme: { search } }: ResolvedSite): string[] {
  const groups = typeof search === 'object' ? (search.groups ?? []) : [];
  return groups.flatMap(({ index }) =>
    (typeof index === 'string' ? [index] : Object.values(index)).flatMap(origins),
  );
}

function origins(url: string | undefined): string[] {
  const { protocol, origin } = URL.parse(url ?? '') ?? {};
  return origin !== undefined && (protocol === 'https:' || protocol === 'http:') ? [origin] : [];
}
