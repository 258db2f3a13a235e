import { type RefObject, useEffect, useMemo, useState } from 'react';
import { containsPage, isGroup } from '../../shared/sidebar.ts';
import type { SidebarGroup, SidebarItem } from '../../shared/siteData.ts';

/** Which groups are open; another object only when that has changed. */
export interface SidebarGroups {
  isOpen: (key: string, group: SidebarGroup) => boolean;
  setOpen: (key: string, open: boolean) => void;
}

/** Key of an item: its index below its parent's key. */
export function itemKey(parent: string, index: number): string {
  return `${parent}/${index}`;
}

/** The groups that contain the current page, as open. */
function pathTo(items: readonly SidebarItem[], pagePath: string, parent: string): [string, boolean][] {
  return items.flatMap((item, index) => {
    if (!isGroup(item) || !containsPage(item, pagePath)) return [];
    const key = itemKey(parent, index);
    return [[key, true] as [string, boolean], ...pathTo(item.items, pagePath, key)];
  });
}

/**
 * Which groups are open: as configured, then as the reader left them; those that contain the current page open when it
 * is shown. Kept across navigation within and between sections and, like the scroll position, across reloads.
 */
export function useSidebarGroups(
  items: readonly SidebarItem[],
  pagePath: string,
  section: string,
  scroller: RefObject<HTMLElement | null>,
): SidebarGroups {
  const [seen, setSeen] = useState(pagePath);
  const [open, setOpenMap] = useState(() => new Map(pathTo(items, pagePath, section)));
  if (seen !== pagePath) {
    setSeen(pagePath);
    const path = pathTo(items, pagePath, section);
    if (path.some(([key]) => !open.get(key))) setOpenMap(new Map([...open, ...path]));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const memory = recallSidebar();
    if (!memory || !scroller.current) return;
    setOpenMap((now) => new Map([...memory.open, ...now]));
    if (memory.pagePath === pagePath) scroller.current.scrollTop = memory.top;
  }, []);

  useEffect(() => {
    const keep = () => keepSidebar({ open, pagePath, top: scroller.current?.scrollTop ?? 0 });
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [open, pagePath, scroller]);

  return useMemo(
    () => ({
      isOpen: (key, group) => !group.collapsible || (open.get(key) ?? !group.collapsed),
      setOpen: (key, value) => setOpenMap((before) => new Map(before).set(key, value)),
    }),
    [open],
  );
}

/** State of the sidebar that outlives the document, for this tab. */
interface SidebarMemory {
  /** Groups whose state differs from the configuration, by key. */
  open: Map<string, boolean>;
  /** Page that was open. On another page, `top` does not apply: its own entry has to be visible. */
  pagePath: string;
  /** Scroll position, in CSS pixels. */
  top: number;
}

const KEY = 'docs.sidebar';

/** @returns `undefined` if storage is blocked or its content is invalid */
function recallSidebar(): SidebarMemory | undefined {
  try {
    const { open, pagePath, top } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return { open: new Map(open), pagePath, top };
  } catch {
    return undefined;
  }
}

/** Stores the state if storage allows it. */
function keepSidebar({ open, pagePath, top }: SidebarMemory): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ open: [...open], pagePath, top }));
  } catch {
    // blocked or full: the next document starts as configured
  }
}
