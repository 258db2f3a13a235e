import { sectionOf } from '../../shared/sidebar.ts';
import type { SidebarLink, SiteData } from '../../shared/siteData.ts';
import { sectionsOf } from '../../shared/siteSections.ts';
import type { SectionOf } from './useSearchOptions.ts';

/** Pages offered before anything is typed: no more than fit on a small screen. */
const SUGGESTED = 8;

/** The first pages of each section of the site. */
export function firstPages(site: SiteData): SidebarLink[] {
  const pages = sectionsOf(site).flatMap(({ pages: all }) =>
    all.filter(({ link }) => link.startsWith('/')).slice(0, 2),
  );
  return [...new Map(pages.map((page) => [page.link, page])).values()].slice(0, SUGGESTED);
}

/** Names sections as the top bar names the entry that links to them; one with several entries has no name. */
export function sectionNames({ nav, sidebars }: SiteData): SectionOf {
  return (link) => {
    const section = sectionOf(sidebars, link);
    const entries = nav.filter(
      (entry) => section && entry.link && sectionOf(sidebars, entry.link) === section,
    );
    return entries.length === 1 ? entries[0]?.text : undefined;
  };
}
