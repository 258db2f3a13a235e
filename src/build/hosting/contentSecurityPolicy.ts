import { createHash } from 'node:crypto';
import type { ResolvedSite } from '../config/resolveSite.ts';

/**
 * What a page may load and run: files of this site, the inline scripts of these hashes, and pictures of the assets host.
 * The same for all pages, so that hosts can send it as one header.
 * @param inlineScripts text of every inline script
 */
export function contentSecurityPolicy(site: ResolvedSite, inlineScripts: readonly string[]): string {
  const { assetsHost } = site.config;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map((script) => `'sha256-${hash(script)}'`)],
    'style-src': ["'self'"],
    // attributes cannot select, import or load anything; Radix renders some, and writers may
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...new Set([...origins(assetsHost), ...pictureOrigins(site)])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(searchOrigins(site))],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", ...origins(assetsHost)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'docs'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function hash(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

/** Hosts of pictures that the configuration itself names. */
function pictureOrigins({ theme }: ResolvedSite): string[] {
  const pictures = [
    theme.logo,
    ...(theme.tools?.items.map(({ logo }) => logo) ?? []),
    ...(theme.socialLinks?.map(({ mode, content }) => (mode === 'img' ? content : undefined)) ?? []),
  ];
  return pictures.flatMap(origins);
}

/** Hosts of the indexes that are searched beside the site's own. */
function searchOrigins({ theme: { search } }: ResolvedSite): string[] {
  const groups = typeof search === 'object' ? (search.groups ?? []) : [];
  return groups.flatMap(({ index }) =>
    (typeof index === 'string' ? [index] : Object.values(index)).flatMap(origins),
  );
}

function origins(url: string | undefined): string[] {
  return url !== undefined && /^https?:/.test(url) ? [new URL(url).origin] : [];
}
