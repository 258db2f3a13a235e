import { flushSync } from 'react-dom';
import { TABS_KEY_PREFIX } from '../../shared/constants.ts';
import { showTab } from './showTab.ts';

interface Member {
  groupId: string;
  show: (value: string) => void;
}

/** Tab groups that have woken up, by their element. Each is a root of its own: React cannot tell them of each other. */
const awake = new Map<Element, Member>();

/** The element around a group: its island, if it stands in one. */
function islandOf(list: Element): Element {
  return list.closest('[data-island]') ?? list;
}

/** Shows the tabs that are chosen in other groups of this id. Returns how to stop that. */
export function joinGroup(list: Element, member: Member): () => void {
  const island = islandOf(list);
  awake.set(island, member);
  return () => awake.delete(island);
}

function showEverywhere(groupId: string, value: string): void {
  flushSync(() => {
    for (const member of awake.values()) if (member.groupId === groupId) member.show(value);
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island="Tabs"]')) {
    if (!awake.has(island) && JSON.parse(island.dataset.props ?? '{}').groupId === groupId)
      showTab(island, value);
  }
}

/**
 * Switches all groups of an id and remembers the choice. Panels above the reader may change their height: the
 * window is scrolled by as much, so that what was clicked stays under the pointer.
 */
export function chooseInGroup(groupId: string, value: string, clicked: Element): void {
  const before = clicked.getBoundingClientRect().top;
  showEverywhere(groupId, value);
  const moved = clicked.getBoundingClientRect().top - before;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  try {
    localStorage.setItem(TABS_KEY_PREFIX + groupId, value);
  } catch {
    // Blocked or full: the choice then lasts as long as the page.
  }
}
