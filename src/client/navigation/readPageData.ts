import type { PageData, RouteFile } from '../../shared/pageData.ts';

/** The page data embedded in the document: everything but the article, which is there as HTML already. */
export function readPageData(): PageData & Pick<RouteFile, 'siteDataUrl'> {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
}
