import type { PageData, RouteFile } from '../../shared/pageData.ts';

/** The page data in the document: everything but the article, which stands there as HTML already. */
export function readPageData(): PageData & Pick<RouteFile, 'siteDataUrl'> {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
}
