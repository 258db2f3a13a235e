import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type BuildPage,
  cacheFolder,
  DiskCache,
  decodePath,
  type Integration,
  type ResolvedSite,
  type SiteBuildEvent,
  withBase,
} from 'docs-site-engine/node';
import { lookup } from 'mrmime';
import type { SocialCard } from './drawCard.ts';
import { drawInThreads } from './drawInThreads.ts';

/** Draws cards. The result is empty for cards that can't be drawn. */
export type Draw = (cards: readonly SocialCard[]) => Promise<Uint8Array[]>;

/** Adds a social preview image to every listed page. Requires `siteUrl` in the configuration. */
export default function ogImages(): Integration {
  return { name: 'og-images', pagesPrepared: (build) => addImages(build, drawInThreads) };
}

/** Writes the images and sets the URL of its image on every page. Each image is generated once and then cached. */
export async function addImages({ site, pages, writeFile }: SiteBuildEvent, draw: Draw): Promise<void> {
  const { siteUrl } = site.config;
  if (!siteUrl) return;
  const logo = logoUrl(site);
  const jobs = pages.flatMap((page) => {
    const card = createCard(page, siteUrl, logo);
    return card ? [{ page, card, key: JSON.stringify(card) }] : [];
  });
  // images as Base64; an empty one is a card that can't be drawn
  const cache = new DiskCache<string>(cacheFolder(site), `og image ${drawingVersion()}`);
  const missing = new Map(jobs.filter(({ key }) => !cache.has(key)).map(({ key, card }) => [key, card]));
  const drawn = await draw([...missing.values()]);
  for (const [index, key] of [...missing.keys()].entries())
    cache.put(key, Buffer.from(drawn[index] ?? []).toString('base64'));
  for (const { page, key } of jobs) {
    const image = Buffer.from(cache.get(key) ?? '', 'base64');
    if (image.length === 0) continue;
    const name = `assets/social/${hash('sha256', image).slice(0, 16)}.png`;
    writeFile(name, image);
    page.image = withBase(site.space.base, `/${name}`);
  }
}

/** Version of the drawing code. */
function drawingVersion(): string {
  const extension = path.extname(import.meta.filename);
  return hash('sha1', readFileSync(path.join(import.meta.dirname, `drawCard${extension}`)));
}

/** Returns the site's logo as a data URL, if it is a file of the site. */
function logoUrl({ theme, publicDir }: ResolvedSite): string | undefined {
  const file = path.join(publicDir, theme.logo ?? '');
  if (!theme.logo?.startsWith('/') || !existsSync(file)) return undefined;
  return `data:${lookup(file) ?? 'image/png'};base64,${readFileSync(file, 'base64')}`;
}

/** Returns the card of a page; `undefined` for pages that aren't listed, and for pages with a custom image. */
function createCard(page: BuildPage, siteUrl: string, logo: string | undefined): SocialCard | undefined {
  const { data, siteTitle, breadcrumbs, isListed } = page;
  const hasImage = data.frontmatter.head?.some(([, { property }]) => property === 'og:image');
  if (hasImage || !isListed) return undefined;
  return {
    lang: data.contentLang,
    site: siteTitle,
    section: breadcrumbs.slice(0, -1).join(' › '),
    title: data.pageType === 'home' ? (data.frontmatter.hero?.text ?? data.title) : data.title,
    description: data.description,
    address: new URL(siteUrl).hostname + decodePath(data.pagePath.replace(/\/$/, '')),
    ...(logo ? { logo } : {}),
  };
}
