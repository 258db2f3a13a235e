import { LruCache } from '../../shared/lruCache.ts';
import type { RouteFile } from '../../shared/pageData.ts';
import { addressBeside } from '../../shared/routes.ts';
import { fetchJson } from './loadData.ts';

/** Maximum number of cached pages, visited or prefetched. */
const MAX_PAGES = 24;

const files = new LruCache<string, Promise<RouteFile>>(MAX_PAGES);

/** The data of a page; fetched once while it is cached. */
export function loadRouteFile(base: string, pathname: string): Promise<RouteFile> {
  const url = addressBeside(base, pathname, '.json');
  const known = files.get(url);
  if (known) return known;
  const promise = fetchJson<RouteFile>(url);
  promise.catch(() => files.delete(url));
  files.set(url, promise);
  return promise;
}

/** Clears the cache: the next visit fetches pages again. */
export function forgetRouteFiles(): void {
  files.clear();
}
