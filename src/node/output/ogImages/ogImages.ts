import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import type { PageData } from '../../../shared/pageData.ts';
import { withBase } from '../../../shared/routes.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { atomicWrite, pruneFolder } from '../../base/files.ts';
import { sha1, sourceHash } from '../../base/hash.ts';
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
 * Draws the social preview images that are missing, and sets the URL of its picture on every page. Each is drawn once;
 * later builds copy it from the cache.
 *
 * @returns files of the pictures, by path in the site
 */
export async function makeOgImages(
  site: ResolvedSite,
  { pages, siteData }: PreparedSite,
  draw: Draw,
): Promise<ReadonlyMap<string, string>> {
  const { config, cacheDir, space } = site;
  const { siteUrl } = config;
  const files = new Map<string, string>();
  if (!siteUrl || !config.ogImages) return files;
  const logo = logoUrl(site);
  const version = sourceHash(['node/output/ogImages/drawCard.ts'], {});
  const sites = new Map(siteData.map(({ url, data }) => [url, data]));
  const jobs = pages.flatMap((entry) => {
    const data = sites.get(entry.siteDataUrl);
    const card = data && cardContent(entry.page, data, { siteUrl, logo });
    return card ? [{ entry, card, key: sha1(JSON.stringify([version, card])) }] : [];
  });
  let cache = new ImageCache(cacheDir);
  const missing = jobs.filter(({ key }) => !cache.has(key)).map(({ key, card }) => ({ key, card }));
  if (missing.length > 0) {
    requirePackages('ogImages', 'site configuration');
    await draw([...new Map(missing.map((job) => [job.key, job])).values()]);
    cache = new ImageCache(cacheDir);
  }
  for (const { entry, key } of jobs) {
    const found = cache.find(key);
    if (!found) continue;
    const name = `${ASSETS_FOLDER}/social/${found.hash}.png`;
    files.set(name, found.file);
    entry.ogImage = withBase(space.base, `/${name}`);
  }
  cache.prune(new Set(jobs.map(({ key }) => key)), Date.now());
  return files;
}

/** The site's logo as a data URL, if it is one of the site's own files. */
function logoUrl({ theme, publicDir }: ResolvedSite): string | undefined {
  const file = path.join(publicDir, theme.logo ?? '');
  if (!theme.logo?.startsWith('/') || !existsSync(file)) return undefined;
  return `data:${lookup(file) ?? 'image/png'};base64,${readFileSync(file, 'base64')}`;
}

/**
 * Rendered cards on disk, as `<key>.<content hash>.png`: the URL that a page references is known without reading the
 * file. `<key>..png` stands for a card that cannot be drawn.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #files: Map<string, string>;

  constructor(cacheDir: string) {
    this.#folder = path.join(cacheDir, 'social');
    mkdirSync(this.#folder, { recursive: true });
    const names = readdirSync(this.#folder).filter((name) => name.endsWith('.png'));
    this.#files = new Map(names.map((name) => [name.split('.')[0] ?? '', name]));
  }

  has(key: string): boolean {
    return this.#files.has(key);
  }

  /** A picture's file and content hash; `undefined` for a missing picture and for a card that cannot be drawn. */
  find(key: string): { file: string; hash: string } | undefined {
    const name = this.#files.get(key);
    const hash = name?.split('.')[1];
    return name && hash ? { file: path.join(this.#folder, name), hash } : undefined;
  }

  store(key: string, picture: Uint8Array | undefined): void {
    const name = `${key}.${picture ? hash('sha256', picture).slice(0, 16) : ''}.png`;
    atomicWrite(path.join(this.#folder, name), picture ?? '');
    this.#files.set(key, name);
  }

  prune(used: ReadonlySet<string>, now: number): void {
    pruneFolder(this.#folder, used, now);
  }
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
