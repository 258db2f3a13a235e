import { routeKey } from '../../shared/routes.ts';

/**
 * The canonical address of a page reached by a variant of it: many hosts also serve `/guide/cli.html`, `/guide/cli/` or
 * `/Guide/CLI` without redirecting. `undefined` for unrelated paths, e.g. where a copy of the site is hosted.
 * @param path canonical URL path of the page
 */
export function canonicalAddress(path: string, pathname: string): string | undefined {
  return path !== pathname && routeKey(path) === routeKey(pathname) ? path : undefined;
}
