import { existsSync } from 'node:fs';
import { setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { PageData, RouteFile } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import type { Parsed } from '../content/page.ts';
import type { Prepared } from '../site/prepareSite.ts';

/** Everything needed to render an article. */
export interface ArticleInput extends Prepared {
  /** Absent if there is no source, as for the not-found page. */
  code?: string | undefined;
  html: Parsed['html'];
  /** The site in the article's language, if it differs from the shell's. */
  contentSite?: SiteData | undefined;
}

/** What the bundle of `serverEntry.tsx` exports. */
export interface ServerBundle {
  /** The article without its enclosing `article` element, and the stylesheets that it needs. */
  renderArticle(site: SiteData, input: ArticleInput): Pick<RouteFile, 'html' | 'styles'>;
  /** HTML of the whole shell with the article in it, ready for hydration. */
  renderShell(site: SiteData, page: PageData, articleHtml: string): string;
}

/**
 * Loads the bundle of `serverEntry.tsx`.
 *
 * @param query makes Node load it again, as a new module. Default: none
 */
export async function loadServerBundle(file: string, query = ''): Promise<ServerBundle> {
  // with components of the site, it has a map: stacks then tell the places of their errors
  if (existsSync(`${file}.map`)) setSourceMapsSupport(true, { nodeModules: true, generatedCode: false });
  return (await import(pathToFileURL(file).href + query)) as ServerBundle;
}
