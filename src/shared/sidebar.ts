import type { SidebarGroup, SidebarItem, SidebarLink, SiteData } from './siteData.ts';
import { isBelow } from './urlPath.ts';

/** Whether a sidebar item is a group. */
export function isGroup(item: SidebarItem): item is SidebarGroup {
  return 'items' in item;
}

/** Whether a sidebar item is a plain link. */
export function isLink(item: SidebarItem): item is SidebarLink {
  return 'link' in item && !('items' in item);
}

/** Returns the path of the page that a sidebar link refers to, without query and anchor. */
export function linkedPage(link: string): string {
  return link.split(/[?#]/, 1)[0] ?? link;
}

/** Returns the sidebar section of a page. The list must be sorted by prefix length, longest first. */
export function sectionFor(
  sidebars: SiteData['sidebars'],
  pagePath: string,
): SiteData['sidebars'][number] | undefined {
  return sidebars.find(({ prefix }) => isBelow(prefix, linkedPage(pagePath)));
}

/** Returns the sidebar of a page. */
export function sidebarFor(sidebars: SiteData['sidebars'], pagePath: string): SidebarItem[] {
  return sectionFor(sidebars, pagePath)?.items ?? [];
}

/**
 * Whether the item is the current page or contains it.
 * @param pagePath canonical path, like the links of the site data
 */
export function containsPage(item: SidebarItem, pagePath: string): boolean {
  const same = 'link' in item && item.link !== undefined && linkedPage(item.link) === pagePath;
  return same || (isGroup(item) && item.items.some((child) => containsPage(child, pagePath)));
}

/** Returns the groups that contain a page, outermost first. */
export function groupsAround(items: readonly SidebarItem[], pagePath: string): SidebarGroup[] {
  const group = items.filter(isGroup).find((item) => containsPage(item, pagePath));
  return group ? [group, ...groupsAround(group.items, pagePath)] : [];
}
