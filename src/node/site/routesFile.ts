import type { RoutesFile } from '../../shared/routesFile.ts';
import type { SiteModel } from './siteModel.ts';

/** Content of `routes.json`. The not-found pages are not listed: they have no address of their own. */
export function routesFile({ site, routes, redirects }: SiteModel): RoutesFile {
  const pages = routes.filter(({ routePath }) => routePath !== '/404');
  return { ...site.space, pages: pages.map(({ pagePath }) => pagePath), redirects };
}
