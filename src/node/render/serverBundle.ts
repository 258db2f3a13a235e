import type { OverviewGroup } from '../../shared/overview.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import type { ArticleStylesheet } from '../../shared/stylesheets.ts';

/** Everything needed to render an article. */
export interface ArticleInput {
  /** Compiled code of the page; absent if there is no source, as for the not-found page. */
  code?: string | undefined;
  /** See `PageFindings.html`. */
  html: readonly string[];
  /** Resolved links, in the order of `PageFindings.links`. */
  links: readonly string[];
  /** Resolved links of the hero's buttons and the features, by link as written. */
  frontmatterLinks: Readonly<Record<string, string>>;
  page: PageData;
  /** The site in the article's language, if it differs from the shell's. */
  contentSite?: SiteData | undefined;
  overview?: OverviewGroup[] | undefined;
  /** See `PreparedPage`. */
  testedWith?: readonly string[] | undefined;
}

export interface RenderedArticle {
  /** The article without its enclosing `article` element. */
  html: string;
  /** See `RouteFile.styles`. */
  styles: ArticleStylesheet[];
}

/** What the bundle of `serverEntry.tsx` exports. */
export interface ServerBundle {
  renderArticle(site: SiteData, input: ArticleInput): RenderedArticle;
  /** HTML of the whole shell with the article in it, ready for hydration. */
  renderShell(site: SiteData, page: PageData, articleHtml: string): string;
}
