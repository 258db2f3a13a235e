import type { PageOptions, RouteFile } from '../shared/pageData.ts';

/** Data of the current page; the router updates it. */
export const page: PageOptions = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');

/** Updates it to the next page of the same language and version. */
export function setPage({ pagePath, pageType, siteDataUrl, section }: RouteFile): void {
  Object.assign(page, { pagePath, pageType, siteDataUrl, section });
}
