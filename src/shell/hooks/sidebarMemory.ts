/** State of the sidebar that outlives the document, for this tab. */
export interface SidebarMemory {
  /** Groups whose state differs from the configuration, by key. */
  open: Map<string, boolean>;
  /** Page that was open. On another page, `top` does not apply: its own entry has to be visible. */
  pagePath: string;
  /** Scroll position, in CSS pixels. */
  top: number;
}

const KEY = 'docs.sidebar';

/** @returns `undefined` if storage is blocked or its content is invalid */
export function recallSidebar(): SidebarMemory | undefined {
  try {
    const { open, pagePath, top } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return { open: new Map(open), pagePath, top };
  } catch {
    return undefined;
  }
}

/** Stores the state if storage allows it. */
export function keepSidebar({ open, pagePath, top }: SidebarMemory): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ open: [...open], pagePath, top }));
  } catch {
    // blocked or full: the next document starts as configured
  }
}
