import { routeKey } from '../../shared/routes.ts';

/**
 * The address of a page that the reader has reached by another spelling: many hosts know `/guide/cli.html`, `/guide/cli/`
 * or `/Guide/CLI` as well, and do not lead on. Nothing for paths of anything else, as where a copy of the site lies.
 * @param path canonical URL path of the page
 */
export function ownAddress(path: string, pathname: string): string | undefined {
  const own = encodeURI(path);
  return own !== pathname && routeKey(own) === routeKey(pathname) ? own : undefined;
}
