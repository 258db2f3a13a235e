import type { HeadOptions } from '../../shared/pageData.ts';
import { type RoutesFile, withBase } from '../../shared/routes.ts';
import { RouteTable } from '../../shared/routeTable.ts';
import { page } from '../page.ts';
import { fetchJson } from './loadData.ts';
import { showLocalizedNotFoundPage } from './notFoundPage.ts';

/**
 * Runs on the 404 page, and switches to the 404 page of the URL's language and version. Hosts without redirects also
 * serve it for variants of a known path (`/Guide/Start/index.html`), which are redirected to the page.
 */
export async function recoverRoute(): Promise<void> {
  const options = document.getElementById('head-script')?.dataset.options ?? '{}';
  if (showLocalizedNotFoundPage((JSON.parse(options) as HeadOptions).homes ?? [])) return;
  try {
    const file = await fetchJson<RoutesFile>(withBase(page.base, '/routes.json'));
    const resolution = new RouteTable(file, file.pages, file.redirects).resolve(location.pathname);
    if (resolution.kind === 'redirect')
      location.replace(resolution.to + location.search + (resolution.hash ?? location.hash));
  } catch (error) {
    console.error('The list of pages could not be loaded:', error);
  }
}
