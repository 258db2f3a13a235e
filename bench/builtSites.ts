import path from 'node:path';
import { measureCommand } from './command.ts';
import { makeCorpus } from './corpus/corpus.ts';
import { type Engine, writeSite } from './engines/engine.ts';
import { serveCompressed } from './plainServer.ts';

/** A site to visit. */
export interface VisitedSite {
  /** Name of the tool that built the site. */
  name: string;
  origin: string;
  /** Two pages of the site that link to each other. */
  pages: readonly [first: string, second: string];
  close: () => Promise<void>;
}

/**
 * Builds a site from the same corpus with each engine, and serves all sites the same way.
 *
 * @param pages number of pages of the corpus
 */
export async function serveBuiltSites(
  folder: string,
  engines: readonly Engine[],
  pages: number,
): Promise<VisitedSite[]> {
  const [first, second] = makeCorpus({ pages }).groups[0]?.routes ?? [];
  if (!first || !second) throw new Error(`A corpus of ${pages} pages is too small.`);
  const sites = engines.map((engine, index) => ({ engine, site: path.join(folder, String(index)) }));
  for (const { engine, site } of sites) {
    writeSite(engine, site, { pages });
    await measureCommand(site, engine.build);
  }
  const served = sites.map(async ({ engine, site }): Promise<VisitedSite> => {
    const { url, close } = await serveCompressed(path.join(site, engine.output));
    return { name: engine.name, origin: url, pages: [first.path, second.path], close };
  });
  return Promise.all(served);
}
