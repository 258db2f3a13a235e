import type { SiteConfig } from '../../shared/siteConfig.ts';
import { sha1, sourceHash } from '../base/hash.ts';
import type { ReadFile } from '../base/importGraph.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { pluginsVersion } from '../content/own/plugins.ts';
import type { ArticleStrings } from '../content/page.ts';

/** The strings in articles, and what they and the compiler are known by in caches. They come with every task: strings may be edited meanwhile. */
export interface VersionedStrings {
  /** By language. */
  strings: Record<string, ArticleStrings>;
  /** See {@link compileVersion}. */
  version: string;
}

/** Changes whenever the code that compiles pages may have changed. */
export function compilerVersion(read?: ReadFile): string {
  return sourceHash(['node/content/compilePage.ts'], {}, read);
}

/**
 * Changes whenever the code that compiles pages, or its input besides the pages, may have changed.
 *
 * @param compiler see {@link compilerVersion}
 */
export function compileVersion(
  compiler: string,
  { config, root, markdown }: Pick<ResolvedSite, 'config' | 'root' | 'markdown'>,
  strings: Record<string, ArticleStrings>,
): string {
  // not the folder: caches are restored in another one
  return sha1(JSON.stringify([compiler, configOfPages(config), strings, pluginsVersion({ root, markdown })]));
}

/** Without what changes with every page that is new or moved, and no page is compiled with. */
export function configOfPages(config: SiteConfig): object {
  const { redirects: _, testedWith: __, checks: ___, ...used } = config;
  return used;
}

/**
 * Changes whenever the code that renders and writes pages changes, beside the bundle that it renders them with.
 *
 * @param options everything else that all pages are rendered from
 */
export function renderVersion(options: unknown, read?: ReadFile): string {
  return sourceHash(['node/render/renderPage.ts', 'node/output/writeOutput.ts'], options, read);
}
