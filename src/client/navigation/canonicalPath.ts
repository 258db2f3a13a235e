import { routeKey } from '../../shared/routes.ts';

/**
 * Returns the canonical path of a page that was reached by a variant: many hosts also serve `/guide/cli.html`,
 * `/guide/cli/` or `/Guide/CLI` without redirecting. Returns `undefined` for unrelated paths, such as those of a copy
 * of the site.
 * @param path canonical URL path of the page
 */
export function canonicalPath(path: string, pathname: string): string | undefined {
  return path !== pathname && routeKey(path) === routeKey(pathname) ? path : undefined;
}
