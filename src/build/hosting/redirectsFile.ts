import { formatAddress, type RouteSpace } from '../../shared/routes.ts';

/** Name of the file in which many hosts look for redirects (Netlify, Cloudflare Pages and others). */
export const REDIRECTS_FILE = '_redirects';

/** One line of a `_redirects` file; a star at the end of `from` stands for anything. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 404;
}

/**
 * What a host that reads `_redirects` is told: old addresses, the default language's own segment, and the pages for
 * unknown addresses of the other languages. The first rule that matches counts.
 * @param redirects see `RoutesFile.redirects`
 */
export function redirectRules(space: RouteSpace, redirects: Record<string, string>): RedirectRule[] {
  const old = Object.entries(redirects).map(([from, to]): RedirectRule => ({ from, to, status: 301 }));
  return [...old, ...space.languages.flatMap((lang) => languageRules(space, lang))];
}

function languageRules(space: RouteSpace, lang: string): RedirectRule[] {
  const [defaultLang] = space.languages;
  return (space.versions.length > 0 ? space.versions : ['']).flatMap((version): RedirectRule[] => {
    const home = formatAddress(space, { version, lang, path: '/' });
    if (lang !== defaultLang) {
      return [{ from: `${home}*`, to: `${home}404.html`, status: 404 }];
    }
    // No pages below it: hosts would lead `/en//evil.test` to another site. The page for unknown addresses leads on.
    return [`${home}${lang}`, `${home}${lang}/`].map((from) => ({ from, to: home, status: 301 }));
  });
}

/** Content of a `_redirects` file. */
export function formatRedirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${encodeURI(from)} ${encodeURI(to)} ${status}\n`).join('');
}
