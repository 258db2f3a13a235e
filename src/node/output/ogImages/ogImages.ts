import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import type { PageData } from '../../../shared/pageData.ts';
import { withBase } from '../../../shared/routes.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { cacheFolder, DiskCache } from '../../base/diskCache.ts';
import { engineHash } from '../../base/engine.ts';
import { requirePackages } from '../../base/optionalPackages.ts';
import { ASSETS_FOLDER } from '../../base/paths.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { breadcrumbs, isListed } from '../../render/head/pageHead.ts';
import type { PreparedSite } from '../../site/prepareSite.ts';

/** A card, and the cache key of its picture. */
export interface OgImageJob {
  key: string;
  card: SocialCard;
}

/** Draws cards and stores the pictures in the cache. */
type Draw = (jobs: OgImageJob[]) => Promise<void>;

/**
 * Writes the social preview images, and sets the URL of its image on every page. Each is drawn once and cached.
 *
 * @param write writes a file of the site
 */
export async function makeOgImages(
  site: ResolvedSite,
  { pages, siteData }: PreparedSite,
  draw: Draw,
  write: (name: string, picture: Uint8Array) => void,
): Promise<void> {
  const { config, space } = site;
  const { siteUrl } = config;
  if (!siteUrl || !config.ogImages) return;
  const logo = logoUrl(site);
  const sites = new Map(siteData.map(({ url, data }) => [url, data]));
  const jobs = pages.flatMap((entry) => {
    const data = sites.get(entry.siteDataUrl);
    const card = data && cardContent(entry.page, data, { siteUrl, logo });
    return card ? [{ entry, card, key: JSON.stringify(card) }] : [];
  });
  const cache = imageCache(site);
  const missing = jobs.filter(({ key }) => !cache.has(key)).map(({ key, card }) => ({ key, card }));
  if (missing.length > 0) {
    requirePackages('ogImages', 'site configuration');
    await draw([...new Map(missing.map((job) => [job.key, job])).values()]);
  }
  for (const { entry, key } of jobs) {
    const picture = Buffer.from(cache.get(key) ?? '', 'base64');
    if (picture.length === 0) continue;
    const name = `${ASSETS_FOLDER}/social/${hash('sha256', picture).slice(0, 16)}.png`;
    write(name, picture);
    entry.ogImage = withBase(space.base, `/${name}`);
  }
}

/** The site's logo as a data URL, if it is one of the site's own files. */
function logoUrl({ theme, publicDir }: ResolvedSite): string | undefined {
  const file = path.join(publicDir, theme.logo ?? '');
  if (!theme.logo?.startsWith('/') || !existsSync(file)) return undefined;
  return `data:${lookup(file) ?? 'image/png'};base64,${readFileSync(file, 'base64')}`;
}

/** Pictures on disk, as Base64; an empty one stands for a card that can't be drawn. */
export function imageCache(site: { cacheDir: string }): DiskCache<string> {
  return new DiskCache(cacheFolder(site), `og image ${engineHash()}`);
}

/** Content of a page's social preview image. */
export interface SocialCard {
  lang: string;
  /** Name of the site. */
  site: string;
  /** The page's section in the site. */
  section: string;
  title: string;
  description: string;
  /** The page's address in readable form. */
  address: string;
  /** The site's logo as a data URL. Default: none. */
  logo?: string;
}

/**
 * The card of a page; `undefined` for pages that should not be indexed, and for those with a picture of their own.
 * @param siteUrl origin of the published site
 */
function cardContent(
  page: PageData,
  site: SiteData,
  { siteUrl, logo }: { siteUrl: string; logo?: string | undefined },
): SocialCard | undefined {
  const hasOwn = page.frontmatter.head?.some(([, { property }]) => property === 'og:image');
  if (hasOwn || !isListed(page)) return undefined;
  const [, ...way] = breadcrumbs(page, site);
  const { hostname } = new URL(siteUrl);
  return {
    lang: page.contentLang,
    site: site.title,
    section: way
      .slice(0, -1)
      .map(({ name }) => name)
      .join(' › '),
    title: page.pageType === 'home' ? (page.frontmatter.hero?.text ?? page.title) : page.title,
    description: page.description,
    address: hostname + decodePath(page.pagePath.replace(/\/$/, '')),
    ...(logo ? { logo } : {}),
  };
}
