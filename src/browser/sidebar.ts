import { linkedPage } from '../shared/sidebar.ts';
import { revealCurrent } from './revealCurrent.ts';

/** State of a sidebar that outlives documents and navigations. */
interface SidebarState {
  /** Whether each group is open, in order, as digits. */
  groups: string;
  /** Scroll position, in CSS pixels. */
  top: number;
  /** Page on which it was saved. On other pages, the current link must be in view. */
  path: string;
}

/** Storage key in this tab: states by the fingerprint of their sidebar, which changes with its structure. */
const KEY = 'docs.sidebar';

const sidebar = () => document.querySelector<HTMLElement>('nav[data-fingerprint]');
const groupsIn = (nav: Element) => [...nav.querySelectorAll<HTMLElement>('[data-island="SidebarGroup"]')];
const isOpen = (group: Element) => group.querySelector('button')?.ariaExpanded === 'true';

/** Returns the stored states; empty if storage is blocked or its content is invalid. */
function readStates(): Record<string, SidebarState> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') ?? {};
  } catch {
    return {};
  }
}

/** Restores which groups are open, and the scroll position or, on another page, the current link's visibility. */
export function restoreSidebar(): void {
  const nav = sidebar();
  if (!nav) return;
  const groups = groupsIn(nav);
  const state = readStates()[nav.dataset.fingerprint ?? ''];
  if (state?.groups?.length === groups.length)
    for (const [index, group] of groups.entries()) setOpen(group, state.groups[index] === '1');
  openAroundCurrent(nav);
  // skips a closed drawer, which has no position: measuring it would lay out the page before the first paint
  if (!nav.checkVisibility()) return;
  if (state?.path === location.pathname) nav.scrollTop = state.top;
  else if (!CSS.supports('scroll-initial-target: nearest')) revealCurrent(nav);
}

/** Stores the state of the sidebar, before it is replaced or the document is left. */
export function saveSidebar(): void {
  const nav = sidebar();
  if (!nav) return;
  const groups = groupsIn(nav).map((group) => Number(isOpen(group)));
  const state: SidebarState = { groups: groups.join(''), top: nav.scrollTop, path: location.pathname };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readStates(), [nav.dataset.fingerprint ?? '']: state }));
  } catch {
    // storage is blocked or full; the next document starts as configured
  }
}

/** Marks the links to a page as current, opens the groups around them and scrolls them into view. */
export function markCurrent(path: string): void {
  const nav = sidebar();
  if (!nav) return;
  for (const link of nav.querySelectorAll('a')) {
    if (linkedPage(link.getAttribute('href') ?? '') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  openAroundCurrent(nav);
  revealCurrent(nav);
}

function openAroundCurrent(nav: Element): void {
  for (const group of groupsIn(nav)) if (group.querySelector('[aria-current]')) setOpen(group, true);
}

/** Opens or closes a group. A hydrated group handles it with an animation. */
function setOpen(group: HTMLElement, open: boolean): void {
  const button = group.querySelector('button');
  if (!button || isOpen(group) === open) return;
  if (group.dataset.hydrated !== undefined) {
    button.click();
    return;
  }
  const content = group.querySelector<HTMLElement>('[data-slot="items"]');
  button.ariaExpanded = `${open}`;
  for (const part of [button.closest('[data-state]:not(button)'), button, content])
    if (part instanceof HTMLElement) part.dataset.state = open ? 'open' : 'closed';
  if (content) content.hidden = !open;
}

/** Toggles sidebar groups that aren't hydrated yet, and saves their state for the next document. */
export function listenToSidebar(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[aria-expanded]') : null;
    const group = button?.closest<HTMLElement>('[data-island]');
    if (group?.dataset.island === 'SidebarGroup' && group.dataset.hydrated === undefined)
      setOpen(group, !isOpen(group));
  });
  addEventListener('pagehide', saveSidebar);
}
