import { withBase } from '../../shared/routes.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { SEARCH_LIST_FILE, type SearchIndexList } from '../records.ts';

/** Returns the URL of the list of a site's indexes. */
export function listUrl({ base }: Pick<SiteData, 'base'>): string {
  return new URL(withBase(base, `/${SEARCH_LIST_FILE}`), location.href).href;
}

/**
 * Fetches the index of a site into the browser's cache, from which the search worker loads it. This doesn't require the
 * code of search, which an unused page never loads. Rejects without an index; the worker tries again.
 */
export async function fetchIndexAhead(site: Pick<SiteData, 'base' | 'version' | 'lang'>): Promise<void> {
  const url = listUrl(site);
  const list = (await (await fetch(url, { cache: 'no-cache', priority: 'low' })).json()) as SearchIndexList;
  const entry = list.find(({ version, lang }) => version === site.version && lang === site.lang);
  // reads the whole response: browsers pause downloads that aren't read
  if (entry) await (await fetch(new URL(entry.index, url), { priority: 'low' })).arrayBuffer();
}
