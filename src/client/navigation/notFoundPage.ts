import { replaceUrl } from '../../browser/replaceUrl.ts';

/** Name of the query parameter with the requested address. */
const REQUESTED_PARAMETER = 'asked';

/**
 * Loads the not-found page of the language and version in the address, which then restores the address. Needed on hosts
 * that serve a single `404.html` for all of them. A page knows the languages of its version and the versions of its
 * language, so two steps may be needed.
 * @param homes paths of the home pages of all languages and versions, the one of this page first
 * @returns whether it loads another page
 */
export function showLocalizedNotFoundPage(homes: readonly string[]): boolean {
  const { pathname, search, hash } = location;
  const [thisHome = '/'] = homes;
  const requested = pathname.startsWith(`${thisHome}404`)
    ? new URLSearchParams(search).get(REQUESTED_PARAMETER)
    : null;
  // anything else could be a URL of another site
  const requestedPath = requested?.startsWith('/') ? requested : null;
  const requestedUrl = requestedPath ?? pathname + search + hash;
  const home = homePageFor(homes, requestedUrl);
  if (home !== thisHome) {
    location.replace(`${home}404.html?${REQUESTED_PARAMETER}=${encodeURIComponent(requestedUrl)}`);
    return true;
  }
  if (requestedPath !== null) replaceUrl(location.origin + requestedPath);
  return false;
}

/**
 * Returns the home page of the version and language that the segments of a path name; the first one for other
 * paths.
 */
export function homePageFor(homes: readonly string[], address: string): string {
  const [path = ''] = address.toLowerCase().split(/[?#]/);
  const segments = path.split('/');
  const matchingHomes = homes.filter((home) =>
    home
      .toLowerCase()
      .split('/')
      .every((segment) => segments.includes(segment)),
  );
  // prefers the language named first: `/zh/fr/a` is Chinese
  const place = (home: string) => Number(path.startsWith(home.toLowerCase()));
  return matchingHomes.sort((a, b) => b.length - a.length || place(b) - place(a))[0] ?? homes[0] ?? '/';
}
