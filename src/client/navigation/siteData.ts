import type { SiteData } from '../../shared/siteData.ts';
import { fetchJson } from '../fetchJson.ts';

const loaded = new Map<string, Promise<SiteData>>();

/** The frame's data of one version and language; its URL changes with its content. */
export function loadSiteData(url: string): Promise<SiteData> {
  let promise = loaded.get(url);
  if (!promise) {
    promise = fetchJson<SiteData>(url);
    promise.catch(() => loaded.delete(url));
    loaded.set(url, promise);
  }
  return promise;
}
