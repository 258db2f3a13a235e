import { hashTarget } from '../../browser/hashTarget.ts';
import { HASH_SCROLL_DELAY_MS } from '../../shared/constants.ts';

/** State of an entry of the browser's history. */
export interface HistoryState {
  /** Scroll position, in CSS pixels. */
  scrollY?: number;
  /** A random number that identifies the entry, also among entries of earlier documents. */
  entry?: number;
  /** Whether there is no page at this address. */
  missing?: boolean;
}

/** Time after the last scroll event at which a scroll has ended, in browsers without `scrollend`, in milliseconds. */
const SCROLL_END_MS = 100;

/** History entry of the rendered page; `undefined` while a navigation is pending. */
let currentEntry: number | undefined;
/**
 * Scroll positions of entries left by Back, Forward or a full navigation. The states of these entries can't be changed
 * anymore, and are outdated if a scroll hadn't ended.
 */
const leftPositions = new Map<number | undefined, number>();

/**
 * Keeps a scroll position with every history entry. The browser's own restoration runs too early, before the article
 * has been replaced; it stays on for reloads and for coming back from other sites.
 */
export function startScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    if (currentEntry !== undefined) leftPositions.set(currentEntry, window.scrollY);
  });
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // with manual restoration, Safari doesn't restore the position of a page from its back/forward cache
    if (persisted && currentEntry !== undefined) restoreScroll(history.state);
  });
  addEventListener('scrollend', saveScroll);
  // Safari before 26.2 lacks this event. Debounced, because browsers limit how often the state can change.
  let timer: number;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(saveScroll, SCROLL_END_MS);
  });
}

/** Stores the position in the current history entry. */
export function saveScroll(): void {
  const isStored = history.state?.scrollY === window.scrollY;
  // skips the position in a page that is being left
  if (currentEntry !== undefined && !isStored) enterEntry();
}

/** Marks the current history entry as the rendered page's, and stores its scroll position. */
export function enterEntry(): void {
  currentEntry = (history.state as HistoryState | null)?.entry ?? Math.random();
  leftPositions.delete(currentEntry);
  replaceEntry(entryState(currentEntry));
}

/** Marks the current history entry as an unknown address. */
export function markMissing(): void {
  replaceEntry({ missing: true });
}

/**
 * Changes the state of the current history entry. Browsers throw after too many changes in a short time, which only
 * loses the position.
 */
function replaceEntry(changes: HistoryState): void {
  try {
    history.replaceState({ ...history.state, ...changes }, '');
  } catch {
    if (currentEntry !== undefined) leftPositions.set(currentEntry, window.scrollY);
  }
}

/** Pushes a history entry for the rendered page. Loads the document if the browser refuses. */
export function pushEntry(address: string): void {
  const entry = Math.random();
  try {
    history.pushState(entryState(entry), '', address);
    currentEntry = entry;
  } catch {
    location.assign(address);
  }
}

function entryState(entry: number): HistoryState {
  return { scrollY: window.scrollY, entry };
}

/** Saves the position of the page that is left by Back or Forward. */
export function saveLeftPosition(): void {
  if (currentEntry !== undefined) leftPositions.set(currentEntry, window.scrollY);
  currentEntry = undefined;
}

/** Scrolls to a position immediately, without animation. */
export function scrollInstantly(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Restores the scroll position after going back or forward. */
export function restoreScroll(state: HistoryState | null): void {
  scrollInstantly(leftPositions.get(state?.entry) ?? state?.scrollY ?? 0);
  enterEntry();
}

/** Scrolls to the hash's element, or to the top, after following a link. */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash);
  if (!target) {
    scrollInstantly(0);
    return;
  }
  target.scrollIntoView({ behavior: 'instant' });
  // scrolls again after late styles and images have shifted the layout, unless the reader has scrolled since
  const top = window.scrollY;
  setTimeout(() => {
    if (window.scrollY === top) target.scrollIntoView({ behavior: 'instant' });
  }, HASH_SCROLL_DELAY_MS);
}
