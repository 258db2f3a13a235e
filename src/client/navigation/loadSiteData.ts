import type { SiteData } from '../../shared/siteData.ts';
import { fetchJson } from '../fetchJson.ts';

const loaded = new Map<string, Promise<SiteData>>();

/** The shell's data for one version and language; cached by URL, which changes with the content. */
export function loadSiteData(url: string): Promise<SiteData> {
  let promise = loaded.get(url);
  if (!promise) {
    promise = fetchJson<SiteData>(url);
    promise.catch(() => loaded.delete(url));
    loaded.set(url, promise);
  }
  return promise;
}
