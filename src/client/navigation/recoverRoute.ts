import { type RoutesFile, withBase } from '../../shared/routes.ts';
import { RouteTable } from '../../shared/routeTable.ts';
import { page } from '../page.ts';
import { fetchJson } from './loadData.ts';

/**
 * Runs on the 404 page: hosts without redirects also serve it for variants of a known address
 * (`/Guide/Start/index.html`). Redirects those to the page, keeping query and hash.
 */
export async function recoverRoute(): Promise<void> {
  try {
    const file = await fetchJson<RoutesFile>(withBase(page.base, '/routes.json'));
    const resolution = new RouteTable(file, file.pages, file.redirects).resolve(location.pathname);
    if (resolution.kind === 'redirect')
      location.replace(resolution.to + location.search + (resolution.hash ?? location.hash));
  } catch (error) {
    console.error('The list of pages could not be loaded:', error);
  }
}
