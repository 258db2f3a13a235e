import { linkedPage, sectionFor } from '../../shared/sidebar.ts';
import type { SidebarItem, SidebarLink, SiteData } from '../../shared/siteData.ts';
import { flattenSidebar, navbarSections } from '../../shared/siteSections.ts';
import type { FindSection } from './useSearchOptions.ts';

/** Maximum number of pages offered before anything is typed, which fit on a small screen. */
const SUGGESTED = 8;

/** Maximum number of these pages in the section of the open page. */
const NEAR = 5;

/**
 * Returns the pages offered before anything is typed: recent ones, then those that the site suggests in the section of
 * the open page, then in other sections. Excludes the open page.
 * @param recent paths of pages, latest first
 */
export function firstPages(site: SiteData, path: string, recent: readonly string[]): SidebarLink[] {
  const suggestedIn = (items: readonly SidebarItem[]) =>
    pagesToStart(items, site.theme.searchSuggested ?? []);
  const near = sectionFor(site.sidebars, path)?.items ?? [];
  const sections = navbarSections(site).map(
    ({ pages }) => sectionFor(site.sidebars, pages[0]?.link ?? '')?.items ?? [],
  );
  const others = sections.filter((items) => items !== near).map(suggestedIn);
  const far = Array.from({ length: SUGGESTED }, (_, place) =>
    others.flatMap((pages) => pages[place] ?? []),
  ).flat();
  const all = site.sidebars.flatMap(({ items }) => flattenSidebar(items));
  const visited = recent.flatMap((page) => all.find(({ link }) => link === page) ?? []);
  const pages = [...visited, ...suggestedIn(near).slice(0, NEAR), ...far];
  const different = new Map(pages.map((page) => [page.link, page]));
  return [...different.values()].filter(({ link }) => linkedPage(link) !== path).slice(0, SUGGESTED);
}

/**
 * Returns the suggested pages of a section. Without any, returns the first page of each group; pages outside of
 * groups introduce a section, so they only count if there are no groups.
 */
function pagesToStart(items: readonly SidebarItem[], suggested: readonly string[]): SidebarLink[] {
  const pages = flattenSidebar(items);
  const pinned = suggested.flatMap((path) => pages.filter(({ link }) => link === path));
  if (pinned.length > 0) return pinned;
  const groups = items.flatMap((item) => ('items' in item ? flattenSidebar(item.items).slice(0, 1) : []));
  return (groups.length > 0 ? groups : pages).filter(({ link }) => link.startsWith('/'));
}

/** Names a section like the navbar entry that links to it. A section with several entries has no name. */
export function sectionNames({ nav, sidebars }: SiteData): FindSection {
  return (link) => {
    const section = sectionFor(sidebars, link);
    const entries = nav.filter(
      (entry) => section && entry.link && sectionFor(sidebars, entry.link) === section,
    );
    return entries.length === 1 ? entries[0]?.text : undefined;
  };
}
