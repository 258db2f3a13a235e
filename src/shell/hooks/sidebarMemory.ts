/** What is kept of the sidebar when the document is loaded anew, for this tab. */
export interface SidebarMemory {
  /** Groups that are open or closed otherwise than configured, by key. */
  open: Map<string, boolean>;
  /** Page that was open. On another one, its own entry has to be in sight. */
  pagePath: string;
  /** How far it was scrolled, in CSS pixels. */
  top: number;
}

const KEY = 'docs.sidebar';

/** @returns nothing where storage is blocked or holds something else */
export function recallSidebar(): SidebarMemory | undefined {
  try {
    const { open, pagePath, top } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return { open: new Map(open), pagePath, top };
  } catch {
    return undefined;
  }
}

/** Keeps it if it can. */
export function keepSidebar({ open, pagePath, top }: SidebarMemory): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ open: [...open], pagePath, top }));
  } catch {
    // blocked or full: the next document starts as configured
  }
}
