import type { OverviewGroup } from '../../shared/overview.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import type { ArticleStylesheet } from '../../shared/stylesheets.ts';

/** What it takes to render an article. */
export interface ArticleInput {
  /** Compiled code of the page; absent where there is no source, as on the page for unknown addresses. */
  code?: string;
  /** See `PageFindings.html`. */
  html: readonly string[];
  /** Final links, in the order of `PageFindings.links`. */
  links: readonly string[];
  /** Final links of the hero's buttons and the features, by link as written. */
  frontmatterLinks: Readonly<Record<string, string>>;
  page: PageData;
  /** The site in the article's language, where that is not the frame's. */
  contentSite?: SiteData;
  overview?: OverviewGroup[];
}

export interface RenderedArticle {
  /** The article, complete but for the `article` element around it. */
  html: string;
  /** See `RouteFile.styles`. */
  styles: ArticleStylesheet[];
}

/** What the bundle of `serverEntry.tsx` exports. */
export interface ServerBundle {
  renderArticle(site: SiteData, input: ArticleInput): RenderedArticle;
  /** HTML of the whole frame with the article in it, ready for hydration. */
  renderShell(site: SiteData, page: PageData, articleHtml: string): string;
}
