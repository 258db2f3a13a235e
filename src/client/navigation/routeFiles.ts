import type { RouteFile } from '../../shared/pageData.ts';
import { dataFileOfPath, decodePath } from '../../shared/routes.ts';
import { fetchJson } from '../fetchJson.ts';

/** Pages kept for going back and forth, and loaded ahead. */
const MAX_PAGES = 24;

const files = new Map<string, Promise<RouteFile>>();

/** The data of a page; fetched once, the longest unused forgotten first. */
export function loadRouteFile(base: string, pathname: string): Promise<RouteFile> {
  const url = dataFileOfPath(base, decodePath(pathname));
  const known = files.get(url);
  if (known) {
    files.delete(url);
    files.set(url, known);
    return known;
  }
  const promise = fetchJson<RouteFile>(url);
  promise.catch(() => files.delete(url));
  files.set(url, promise);
  const [oldest] = files.keys();
  if (files.size > MAX_PAGES && oldest !== undefined) files.delete(oldest);
  return promise;
}

/** Forgets all pages: the next visit loads them anew. */
export function forgetRouteFiles(): void {
  files.clear();
}
