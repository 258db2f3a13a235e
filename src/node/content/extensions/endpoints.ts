import type { ResolvedSite } from '../../config/resolveSite.ts';
import { importFunction } from './importModule.ts';

/** A file that a module of the site makes. */
export interface SiteFile {
  /** Path without base: `/feed.xml`. */
  path: string;
  content: () => string | Uint8Array | Promise<string | Uint8Array>;
  /** Content Security Policy of a document, in place of the site's. Default: the site's. */
  policy?: string;
}

/** The files that the modules of `endpoints` in the configuration make. */
export async function loadSiteFiles(site: ResolvedSite): Promise<SiteFile[]> {
  const lists = (site.config.endpoints ?? []).map(async (name) => {
    const create = await importFunction(site, 'endpoint', name);
    return (await create()) as SiteFile[];
  });
  return (await Promise.all(lists)).flat();
}
