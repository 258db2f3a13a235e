import { allVersions, defaultLanguage, formatAddress, type RouteSpace } from '../../../shared/routes.ts';

/** Name of the file from which many hosts read redirects (Netlify, Cloudflare Pages and others). */
export const REDIRECTS_FILE = '_redirects';

/** One line of a `_redirects` file; a trailing `*` in `from` matches anything. */
interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 404;
}

/**
 * Rules for hosts that read `_redirects`: old addresses, the default language's segment, and the not-found pages other
 * than the host's own `/404.html`. The first rule that matches applies.
 * @param redirects see `RoutesFile.redirects`
 */
export function redirectRules(space: RouteSpace, redirects: Record<string, string>): RedirectRule[] {
  const old = Object.entries(redirects).map(([from, to]): RedirectRule => ({ from, to, status: 301 }));
  const lang = defaultLanguage(space);
  // Home pages only: with a `*`, hosts would redirect `/en//evil.test` to another site. The 404 page does the rest.
  const named = homePages(space, lang).flatMap((home) =>
    [`${home}${lang}`, `${home}${lang}/`].map((from): RedirectRule => ({ from, to: home, status: 301 })),
  );
  const lost = notFoundPages(space)
    .filter(({ home }) => home !== '/')
    .map(({ home, page }): RedirectRule => ({ from: `${home}*`, to: page, status: 404 }));
  return [...old, ...named, ...lost];
}

/** Content of a `_redirects` file. */
export function formatRedirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** Home pages of a language, one per version. */
export function homePages(space: RouteSpace, lang: string): string[] {
  return allVersions(space).map((version) => formatAddress(space, { version, lang, path: '/' }));
}

/** The not-found page of everything below each home page; longest first, as hosts take the first that matches. */
export function notFoundPages(space: RouteSpace): { home: string; page: string }[] {
  return space.languages
    .flatMap((lang) => homePages(space, lang))
    .sort((a, b) => b.length - a.length)
    .map((home) => ({ home, page: `${home}404.html` }));
}
