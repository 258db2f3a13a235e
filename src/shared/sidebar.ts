import { isBelow } from './routes.ts';
import type { SidebarGroup, SidebarItem, SidebarLink, SiteData } from './siteData.ts';

export function isGroup(item: SidebarItem): item is SidebarGroup {
  return 'items' in item;
}

export function isLink(item: SidebarItem): item is SidebarLink {
  return 'link' in item && !('items' in item);
}

/** The sidebar of the section that a page lies in; the list is sorted by prefix length, longest first. */
export function sidebarFor(sidebars: SiteData['sidebars'], pagePath: string): SidebarItem[] {
  return sidebars.find(({ prefix }) => isBelow(prefix, pagePath))?.items ?? [];
}

/** All links in reading order, those of groups included: what the pager walks. */
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
 * Whether the page itself or something inside the item is the current page.
 * @param pagePath canonical path, as the links of site data are
 */
export function containsPage(item: SidebarItem, pagePath: string): boolean {
  const same = 'link' in item && item.link === pagePath;
  return same || (isGroup(item) && item.items.some((child) => containsPage(child, pagePath)));
}
