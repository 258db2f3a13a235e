import type { PageOptions, RouteFile } from '../shared/pageData.ts';

/** Data of the current page, which the router updates. */
export const page: PageOptions = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');

/** Updates {@link page} after a navigation, which stays in its language and version. */
export function setPage({ pagePath, pageType, siteDataUrl, section }: RouteFile): void {
  Object.assign(page, { pagePath, pageType, siteDataUrl, section });
}
