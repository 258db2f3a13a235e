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

/** Whether groups are open, by key. */
type OpenGroups = Record<string, boolean>;

/** The groups that contain the current page, as open. */
function pathTo(items: readonly SidebarItem[], pagePath: string, parent: string): OpenGroups {
  const groups = items.map((item, index): OpenGroups => {
    if (!isGroup(item) || !containsPage(item, pagePath)) return {};
    const key = itemKey(parent, index);
    return { [key]: true, ...pathTo(item.items, pagePath, key) };
  });
  return Object.assign({}, ...groups);
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
  const [open, setOpen] = useState(() => pathTo(items, pagePath, section));
  if (seen !== pagePath) {
    setSeen(pagePath);
    const path = pathTo(items, pagePath, section);
    if (Object.keys(path).some((key) => !open[key])) setOpen({ ...open, ...path });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const memory = recallSidebar();
    if (!memory || !scroller.current) return;
    setOpen((now) => ({ ...memory.open, ...now }));
    if (memory.pagePath === pagePath) scroller.current.scrollTop = memory.top;
  }, []);

  useEffect(() => {
    const keep = () => keepSidebar({ open, pagePath, top: scroller.current?.scrollTop ?? 0 });
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [open, pagePath, scroller]);

  return useMemo(
    () => ({
      isOpen: (key, group) => !group.collapsible || (open[key] ?? !group.collapsed),
      setOpen: (key, value) => setOpen((before) => ({ ...before, [key]: value })),
    }),
    [open],
  );
}

/** State of the sidebar that outlives the document, for this tab. */
interface SidebarMemory {
  /** Groups whose state differs from the configuration, by key. */
  open: OpenGroups;
  /** Page that was open. On another page, `top` does not apply: its own entry has to be visible. */
  pagePath: string;
  /** Scroll position, in CSS pixels. */
  top: number;
}

const KEY = 'docs.sidebar';

/** @returns `undefined` if storage is blocked or its content is invalid */
function recallSidebar(): SidebarMemory | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores the state if storage allows it. */
function keepSidebar(memory: SidebarMemory): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // blocked or full: the next document starts as configured
  }
}
