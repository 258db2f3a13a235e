import type { ResolvedSite } from '../../config/resolveSite.ts';
import { importModule } from './importModule.ts';

/** A file that a module of the site makes. */
export interface SiteFile {
  /** Path without base: `/feed.xml`. */
  path: string;
  content: () => string | Uint8Array | Promise<string | Uint8Array>;
  /** Content Security Policy of a document, in place of the site's. Default: the site's. */
  policy?: string;
}

/** The files that the modules of `endpoints` in the configuration make. */
export async function loadSiteFiles({ root, config }: ResolvedSite): Promise<SiteFile[]> {
  const lists = await Promise.all(
    (config.endpoints ?? []).map(async (name) => {
      const module = (await importModule(root, name)) as { default?: unknown };
      if (typeof module.default !== 'function')
        throw new Error(`“${name}” has no default export that returns files.`);
      return (await module.default()) as SiteFile[];
    }),
  );
  return lists.flat();
}
