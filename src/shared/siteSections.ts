import { sectionFor } from './sidebar.ts';
import type { NavItem, SidebarItem, SidebarLink, SiteData } from './siteData.ts';

/** Returns all links in reading order, including those in groups. The pager uses this order. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item) => [
    ...('link' in item && item.link ? [{ text: item.text, link: item.link }] : []),
    ...('items' in item ? flattenSidebar(item.items) : []),
  ]);
}

/** A section of the navbar, with the pages of its sidebar in reading order. */
export interface Section {
  text: string;
  link: string;
  pages: SidebarLink[];
}

/** Returns the sections of the navbar and its menus that have a sidebar, without duplicates. */
export function navbarSections({ nav, sidebars, homeLink }: SiteData): Section[] {
  const sections = new Map<string, Section>();
  for (const { text, link } of linkedItems(nav)) {
    const pages = flattenSidebar(sectionFor(sidebars, link)?.items ?? []);
    if (link !== homeLink && pages.length > 0 && !sections.has(link))
      sections.set(link, { text, link, pages });
  }
  return [...sections.values()];
}

function linkedItems(items: readonly NavItem[]): { text: string; link: string }[] {
  return items.flatMap(({ text, link, items: inner = [] }) => [
    ...(link === undefined ? [] : [{ text, link }]),
    ...linkedItems(inner),
  ]);
}
