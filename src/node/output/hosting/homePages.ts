import { allVersions, formatAddress, type RouteSpace } from '../../../shared/routes.ts';

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
