import type { PageData } from '../../shared/pageData.ts';
import { isBelow } from '../../shared/routes.ts';
import type { NavItem, SiteData } from '../../shared/siteData.ts';

/** Value of `aria-current` of a top bar entry: `page` for the page itself, `true` for the section it is in. */
export function navCurrent(item: NavItem, page: PageData, site: SiteData): 'page' | 'true' | undefined {
  if (item.link === page.pagePath) return 'page';
  if (item.activeMatch !== undefined)
    return new RegExp(item.activeMatch).test(page.routePath) ? 'true' : undefined;
  if (item.items?.some((child) => navCurrent(child, page, site))) return 'true';
  const isSection = item.link?.startsWith(site.base) && item.link !== site.homeLink;
  return item.link && isSection && isBelow(item.link, page.pagePath) ? 'true' : undefined;
}

/** Whether a link leaves the site. */
export function isExternal(link: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(link);
}
