import type { RoutesFile } from '../../shared/routesFile.ts';
import type { SiteModel } from './siteModel.ts';

export function routesFile({ site, routes }: SiteModel): RoutesFile {
  return { ...site.space, pages: routes.map(({ pagePath }) => pagePath) };
}
