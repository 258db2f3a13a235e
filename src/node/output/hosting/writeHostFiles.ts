import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allVersions, defaultLanguage, formatAddress, type RouteSpace } from '../../../shared/routes.ts';
import type { SiteModel } from '../../site/siteModel.ts';
import { writeOutput } from '../writeOutput.ts';
import { formatHeadersFile, HEADERS_FILE, headerRules } from './headers.ts';

/**
 * Writes the files that configure hosts. Files of the same name in the site's public folder are kept.
 * @param policy Content Security Policy of the pages
 */
export function writeHostFiles({ site, redirects }: SiteModel, policy: string, outDir: string): void {
  const { space } = site;
  const write = (name: string, text: string) => {
    const file = path.join(outDir, name);
    writeOutput(file, existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n\n${text}` : text);
  };
  write(HEADERS_FILE, formatHeadersFile(headerRules(space.base, policy)));
  write(REDIRECTS_FILE, redirectRules(space, redirects));
}

/** Name of the file from which many hosts read redirects (Netlify, Cloudflare Pages and others). */
const REDIRECTS_FILE = '_redirects';

/**
 * Rules for hosts that read `_redirects`: old addresses, the default language's segment, and the not-found pages other
 * than the host's own `/404.html`. A trailing `*` matches anything; the first rule that matches applies.
 *
 * @param redirects see `RoutesFile.redirects`
 */
function redirectRules(space: RouteSpace, redirects: Record<string, string>): string {
  const old = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`);
  const lang = defaultLanguage(space);
  // Home pages only: with a `*`, hosts would redirect `/en//evil.test` to another site. The 404 page does the rest.
  const named = homePages(space, lang).flatMap((home) =>
    [`${home}${lang}`, `${home}${lang}/`].map((from) => `${from} ${home} 301\n`),
  );
  const lost = space.languages
    .flatMap((each) => homePages(space, each))
    .filter((home) => home !== '/')
    .sort((a, b) => b.length - a.length) // hosts take the first that matches
    .map((home) => `${home}* ${home}404.html 404\n`);
  return [...old, ...named, ...lost].join('');
}

/** Home pages of a language, one per version. */
function homePages(space: RouteSpace, lang: string): string[] {
  return allVersions(space).map((version) => formatAddress(space, { version, lang, path: '/' }));
}
