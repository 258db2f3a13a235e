import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import { withBase } from '../../../shared/routes.ts';
import { sha1, sourceHash } from '../../base/hash.ts';
import { requirePackages } from '../../base/optionalPackages.ts';
import { ASSETS_FOLDER } from '../../base/paths.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { PreparedSite } from '../../site/prepareSite.ts';
import { cardContent, type SocialCard } from './cardContent.ts';
import { ImageCache } from './imageCache.ts';

/** A card, and the cache key of its picture. */
export interface OgImageJob {
  key: string;
  card: SocialCard;
}

/** Draws cards and stores the pictures in the cache. */
type Draw = (jobs: OgImageJob[]) => Promise<void>;

/** The social preview images. Each is drawn once; later builds copy it from the cache. */
export class OgImages {
  readonly #site: ResolvedSite;
  /** Files of the pictures, by path in the site. */
  readonly #files = new Map<string, string>();

  constructor(site: ResolvedSite) {
    this.#site = site;
  }

  /** Draws missing pictures, and sets the URL of its picture on every page. */
  async make(prepared: PreparedSite, draw: Draw): Promise<void> {
    const { config, cacheDir, space } = this.#site;
    if (!config.siteUrl || !config.ogImages) return;
    const jobs = this.#jobs(prepared, config.siteUrl);
    const known = new ImageCache(cacheDir);
    const missing = new Map(
      [...jobs.values()].filter(({ key }) => !known.has(key)).map((job) => [job.key, job]),
    );
    if (missing.size > 0) {
      requirePackages('ogImages', 'site configuration');
      await draw([...missing.values()]);
    }
    const cache = missing.size > 0 ? new ImageCache(cacheDir) : known;
    for (const entry of prepared.pages) {
      const found = cache.find(jobs.get(entry.page.pagePath)?.key ?? '');
      if (!found) continue;
      const name = `${ASSETS_FOLDER}/social/${found.hash}.png`;
      this.#files.set(name, found.file);
      entry.ogImage = withBase(space.base, `/${name}`);
    }
    cache.prune(new Set([...jobs.values()].map(({ key }) => key)), Date.now());
  }

  publish(outDir: string): void {
    for (const [name, file] of this.#files) {
      const target = path.join(outDir, name);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(file, target);
    }
  }

  /** The cards to draw, by path of the page. */
  #jobs({ pages, siteData }: PreparedSite, siteUrl: string): Map<string, OgImageJob> {
    const logo = logoUrl(this.#site);
    const version = sourceHash(['node/output/ogImages/drawCard.ts'], {});
    const sites = new Map(siteData.map(({ url, data }) => [url, data]));
    return new Map(
      pages.flatMap(({ page, siteDataUrl }): [string, OgImageJob][] => {
        const site = sites.get(siteDataUrl);
        const card = site && cardContent(page, site, { siteUrl, logo });
        if (!card) return [];
        const key = sha1(JSON.stringify([version, card]));
        return [[page.pagePath, { key, card }]];
      }),
    );
  }
}

/** The site's logo as a data URL, if it is one of the site's own files. */
function logoUrl({ theme, publicDir }: ResolvedSite): string | undefined {
  const file = path.join(publicDir, theme.logo ?? '');
  if (!theme.logo?.startsWith('/') || !existsSync(file)) return undefined;
  return `data:${lookup(file) ?? 'image/png'};base64,${readFileSync(file, 'base64')}`;
}
