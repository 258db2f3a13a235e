import { LruCache } from '../../shared/lruCache.ts';
import type { RouteFile } from '../../shared/pageData.ts';
import { pageFileUrl } from '../../shared/routes.ts';
import type { SiteData } from '../../shared/siteData.ts';

/** Fetches JSON; throws also for an error page that a host serves with status 200. */
export async function fetchJson<T>(url: string, options: RequestInit = {}): Promise<T> {
  const response = await fetch(url, options);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('json')) throw new Error(`${url}: ${response.status} ${type}`);
  return (await response.json()) as T;
}

const siteDataByUrl = new Map<string, Promise<SiteData>>();

/** Loads the shell's data for one version and language. Cached by URL, which changes with the content. */
export function loadSiteData(url: string): Promise<SiteData> {
  let promise = siteDataByUrl.get(url);
  if (!promise) {
    promise = fetchJson<SiteData>(url);
    promise.catch(() => siteDataByUrl.delete(url));
    siteDataByUrl.set(url, promise);
  }
  return promise;
}

/** Maximum number of cached pages, visited or prefetched. */
const MAX_PAGES = 24;

const files = new LruCache<string, Promise<RouteFile>>(MAX_PAGES);

/** Loads the data of a page. Fetched once while it is cached. */
export function loadRouteFile(base: string, pathname: string): Promise<RouteFile> {
  const url = pageFileUrl(base, pathname, '.json');
  const known = files.get(url);
  if (known) return known;
  const promise = fetchJson<RouteFile>(url);
  promise.catch(() => files.delete(url));
  files.set(url, promise);
  return promise;
}

/** Clears the cache, so that the next visit fetches pages again. */
export function clearRouteFiles(): void {
  files.clear();
}
