import type { PageData } from './pageData.ts';
import type { SiteData } from './siteData.ts';

/** What a component of the site receives in a place of the shell. */
export interface SlotProps {
  /** The page that is shown. */
  page: PageData;
  /** Site data of the page's version and language. */
  site: SiteData;
}
