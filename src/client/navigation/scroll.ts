import { HASH_SCROLL_DELAY_MS, SCROLL_CHECK_MS } from '../../shared/constants.ts';
import { decodePath } from '../../shared/routes.ts';

interface HistoryState {
  scrollY?: number;
}

/**
 * Scroll positions of the visits in the browser's history. The browser's own restoring comes too early, before the
 * article has been changed; it is left on for reloads and visits from other sites.
 */
export function manageScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  if ('onscrollend' in window) addEventListener('scrollend', rememberScroll);
  else rememberWhenStill();
}

/** For browsers that do not say when scrolling ends. Safari refuses more than 100 changes of the history in 30 s. */
function rememberWhenStill(): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(rememberScroll, 2 * SCROLL_CHECK_MS);
  });
}

/** Keeps the position with the current entry of the history. */
export function rememberScroll(): void {
  const state: HistoryState = { ...history.state, scrollY: window.scrollY };
  history.replaceState(state, '');
}

/** After going back or forward: where the reader was. */
export function restoreScroll(state: unknown): void {
  const { scrollY = 0 } = (state ?? {}) as HistoryState;
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}

/** After following a link: the hash's element, else the top. */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash);
  if (!target) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  target.scrollIntoView({ behavior: 'instant' });
  // once more when late styles and pictures have taken their place, unless the reader has moved on
  const top = window.scrollY;
  setTimeout(() => {
    if (window.scrollY === top) target.scrollIntoView({ behavior: 'instant' });
  }, HASH_SCROLL_DELAY_MS);
}

function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const id = hash.slice(1);
  return document.getElementById(decodePath(id)) ?? document.getElementById(id);
}
