import { flushSync } from 'react-dom';
import { showTab, tabWith } from '../../browser/showTab.ts';
import { writeStorage } from '../../browser/storage.ts';
import { TABS_KEY_PREFIX } from '../../shared/constants.ts';

interface Member {
  groupId: string;
  show: (value: string) => void;
}

/** Hydrated tab groups, by their element. Each is a separate React root, so they cannot share React state. */
const hydrated = new Map<Element, Member>();

/** The island that contains a group, else the group's own element. */
function islandOf(list: Element): Element {
  return list.closest('[data-island]') ?? list;
}

/** Follows the tabs selected in other groups with this id. Returns a function that stops that. */
export function joinGroup(list: Element, member: Member): () => void {
  const island = islandOf(list);
  hydrated.set(island, member);
  return () => hydrated.delete(island);
}

function showEverywhere(groupId: string, value: string): void {
  flushSync(() => {
    for (const member of hydrated.values()) if (member.groupId === groupId) member.show(value);
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island="Tabs"]')) {
    if (!hydrated.has(island) && JSON.parse(island.dataset.props ?? '{}').groupId === groupId)
      showTab(tabWith(island, 'data-value', value));
  }
}

/**
 * Switches all groups with an id and remembers the choice. Panels above the viewport may change their height: the
 * window is scrolled by the difference, so that the clicked tab stays under the pointer.
 */
export function chooseInGroup(groupId: string, value: string, clicked: Element): void {
  const before = clicked.getBoundingClientRect().top;
  showEverywhere(groupId, value);
  const moved = clicked.getBoundingClientRect().top - before;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  writeStorage(TABS_KEY_PREFIX + groupId, value);
}
