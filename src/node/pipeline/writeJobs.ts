import { sha1 } from '../base/hash.ts';
import { hasErrors } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { RenderContext } from '../render/renderPage.ts';
import type { Prepared } from '../site/prepareSite.ts';
import { type CachedPage, renderVersion } from './pageCache.ts';

/** Data that is the same for all pages of one build. */
export interface RenderSetup extends RenderContext {
  /** Path of the bundle of `serverEntry.tsx`. */
  serverBundle: string;
  /** Changes with that bundle. */
  bundleHash: string;
  /** Folder of the site being written. */
  outDir: string;
}

/** A page to render and write. */
export interface RouteJob extends Prepared {
  /** Cache key of its parsed form; absent for the not-found page, which has no source. */
  key?: string;
  /** Cache key of everything that the page is rendered from. */
  renderKey: string;
}

/**
 * Everything needed to render and write each page that has been compiled without errors.
 *
 * @param compiled the compiled pages, by source file
 */
export function writeJobs(
  { config, theme, markdown, space }: ResolvedSite,
  // folders do not matter: the site may have been moved with its cache
  { outDir: _staging, serverBundle: _file, ...setup }: RenderSetup,
  pages: readonly Prepared[],
  compiled: ReadonlyMap<string, CachedPage>,
): RouteJob[] {
  // the URL contains the content's hash, so it identifies the site data
  const siteData = setup.siteData.map(({ url }) => url);
  const version = renderVersion({ ...setup, siteData, config, theme, markdown, space });
  return pages.flatMap(({ route, source, ...job }): RouteJob[] => {
    if (route && hasErrors(route.summary.problems)) return [];
    const { key, hash } = (source && compiled.get(source.file)) ?? {};
    const renderKey = sha1(JSON.stringify([version, hash, job]));
    return [{ ...job, source, renderKey, key }];
  });
}
