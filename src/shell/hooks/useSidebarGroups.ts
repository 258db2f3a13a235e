import { useState } from 'react';
import { containsPage, isGroup } from '../../shared/sidebar.ts';
import type { SidebarGroup, SidebarItem } from '../../shared/siteData.ts';

export interface SidebarGroups {
  isOpen: (key: string, group: SidebarGroup) => boolean;
  setOpen: (key: string, open: boolean) => void;
}

/** Key of an item: its place, below the place of its parent. */
export function itemKey(parent: string, index: number): string {
  return `${parent}/${index}`;
}

/** Groups on the way to the current page, as open. */
function pathTo(items: readonly SidebarItem[], pagePath: string, parent: string): [string, boolean][] {
  return items.flatMap((item, index) => {
    if (!isGroup(item) || !containsPage(item, pagePath)) return [];
    const key = itemKey(parent, index);
    return [[key, true] as [string, boolean], ...pathTo(item.items, pagePath, key)];
  });
}

/**
 * Which groups are open: as configured, then as the reader left them; those around the current page open when
 * it is reached. Outlives navigation within and between sections.
 */
export function useSidebarGroups(
  items: readonly SidebarItem[],
  pagePath: string,
  section: string,
): SidebarGroups {
  const [seen, setSeen] = useState(pagePath);
  const [open, setOpenMap] = useState(() => new Map(pathTo(items, pagePath, section)));
  if (seen !== pagePath) {
    setSeen(pagePath);
    setOpenMap(new Map([...open, ...pathTo(items, pagePath, section)]));
  }
  return {
    isOpen: (key, group) => !group.collapsible || (open.get(key) ?? !group.collapsed),
    setOpen: (key, value) => setOpenMap((before) => new Map(before).set(key, value)),
  };
}
