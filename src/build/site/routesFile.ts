import type { RoutesFile } from '../../shared/routesFile.ts';
import type { SiteModel } from './siteModel.ts';

/** The page for unknown addresses is none of the pages: it has no address that could be found. */
export function routesFile({ site, routes, redirects }: SiteModel): RoutesFile {
  const pages = routes.filter(({ routePath }) => routePath !== '/404');
  return { ...site.space, pages: pages.map(({ pagePath }) => pagePath), redirects };
}
