import type { ReactNode } from 'react';
import type { Feature, Hero } from '../../shared/frontmatter.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';

/** What a component of the site receives that replaces a part of a page. */
export interface LayoutProps {
  page: PageData;
  site: SiteData;
  /** The page’s `hero`, with resolved links; home pages only. */
  hero?: Hero | undefined;
  /** The page’s `features`, with resolved links; home pages only. */
  features?: Feature[] | undefined;
  /** The page’s own content. */
  children?: ReactNode;
}
