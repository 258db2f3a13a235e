/** Name of the query parameter with the address that the reader has asked for. */
const ASKED = 'asked';

/**
 * On a not-found page. Hosts with a single `404.html` serve it for all languages and versions: loads the one of those
 * that the address names, which then shows the address again.
 * @param homes paths of the home pages of languages and versions, that of this page first
 */
export function showOwnNotFoundPage(homes: readonly string[]): void {
  const { pathname, search, hash } = location;
  const [own = '/'] = homes;
  const asked = new URLSearchParams(search).get(ASKED);
  // not in a sandboxed iframe: with an opaque origin, `replaceState` throws
  if (asked && homeOf(homes, asked) === own && pathname.startsWith(`${own}404`) && origin !== 'null') {
    history.replaceState(history.state, '', location.origin + asked);
    return;
  }
  const home = homeOf(homes, pathname);
  if (home !== own)
    location.replace(`${home}404.html?${ASKED}=${encodeURIComponent(pathname + search + hash)}`);
}

/** The home page of the language and version that a path names, or the default one. */
export function homeOf(homes: readonly string[], pathname: string): string {
  const path = pathname.toLowerCase();
  const named = homes.filter((home) => path.startsWith(home.toLowerCase()));
  return named.sort((a, b) => b.length - a.length)[0] ?? homes[0] ?? '/';
}
