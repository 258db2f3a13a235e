import { flushSync } from 'react-dom';
import { TABS_KEY_PREFIX } from '../../shared/constants.ts';

type Listener = (value: string) => void;

/** Tab groups on this page by group id. Each is a root of its own, so React cannot tell them of each other. */
const groups = new Map<string, Set<Listener>>();

/** Calls back when another tab is chosen in a group of this id. */
export function onGroupChange(groupId: string, listener: Listener): () => void {
  const listeners = groups.get(groupId) ?? new Set();
  groups.set(groupId, listeners.add(listener));
  return () => listeners.delete(listener);
}

/**
 * Switches all groups of an id and remembers the choice. Panels above the reader may change their height: the
 * window is scrolled by as much, so that what was clicked stays under the pointer.
 */
export function chooseInGroup(groupId: string, value: string, clicked: Element): void {
  const before = clicked.getBoundingClientRect().top;
  flushSync(() => {
    for (const listener of groups.get(groupId) ?? []) listener(value);
  });
  const moved = clicked.getBoundingClientRect().top - before;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  try {
    localStorage.setItem(TABS_KEY_PREFIX + groupId, value);
  } catch {
    // Blocked or full: the choice then lasts as long as the page.
  }
}
