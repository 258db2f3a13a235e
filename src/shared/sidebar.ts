import type { NavItem, SidebarGroup, SidebarItem, SidebarLink, SiteData } from './siteData.ts';
import { isBelow } from './urlPath.ts';

/** Whether an item of the sidebar has items of its own. */
export function isGroup(item: SidebarItem): item is SidebarGroup {
  return 'items' in item;
}

/** Whether an item of the sidebar is nothing but a link. */
export function isLink(item: SidebarItem): item is SidebarLink {
  return 'link' in item && !('items' in item);
}

/** The sidebar section of a page; the list is sorted by prefix length, longest first. */
export function sectionOf(
  sidebars: SiteData['sidebars'],
  pagePath: string,
): SiteData['sidebars'][number] | undefined {
  return sidebars.find(({ prefix }) => isBelow(prefix, pagePath));
}

/** The sidebar of a page. */
export function sidebarFor(sidebars: SiteData['sidebars'], pagePath: string): SidebarItem[] {
  return sectionOf(sidebars, pagePath)?.items ?? [];
}

/** All links in reading order, including those in groups: the pager's sequence. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item) => {
    if (isGroup(item)) {
      const own = item.link ? [{ text: item.text, link: item.link }] : [];
      return [...own, ...flattenSidebar(item.items)];
    }
    return isLink(item) ? [item] : [];
  });
}

/**
 * Whether the item is the current page or contains it.
 * @param pagePath canonical path, like the links of the site data
 */
export function containsPage(item: SidebarItem, pagePath: string): boolean {
  const same = 'link' in item && item.link === pagePath;
  return same || (isGroup(item) && item.items.some((child) => containsPage(child, pagePath)));
}

/** The groups that contain a page, outermost first. */
export function groupsAround(items: readonly SidebarItem[], pagePath: string): SidebarGroup[] {
  const group = items.filter(isGroup).find((item) => containsPage(item, pagePath));
  return group ? [group, ...groupsAround(group.items, pagePath)] : [];
}

/** A section of the top bar, with the pages of its sidebar in reading order. */
export interface Section {
  text: string;
  link: string;
  pages: SidebarLink[];
}

/** The sections of the top bar that have a sidebar, menus included; each way in once. */
export function sectionsOf({ nav, sidebars, homeLink }: SiteData): Section[] {
  const sections = new Map<string, Section>();
  for (const { text, link } of linked(nav)) {
    const pages = flattenSidebar(sidebarFor(sidebars, link));
    if (link !== homeLink && pages.length > 0 && !sections.has(link))
      sections.set(link, { text, link, pages });
  }
  return [...sections.values()];
}

function linked(items: readonly NavItem[]): { text: string; link: string }[] {
  return items.flatMap(({ text, link, items: inner = [] }) => [
    ...(link === undefined ? [] : [{ text, link }]),
    ...linked(inner),
  ]);
}
