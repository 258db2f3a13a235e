import { hashTarget } from '../../browser/hashTarget.ts';
import { HASH_SCROLL_DELAY_MS, SCROLL_CHECK_MS } from '../../shared/constants.ts';

interface HistoryState {
  scrollY?: number;
}

/**
 * Keeps a scroll position with every history entry. The browser's own restoration runs too early, before the article
 * has been replaced; it stays on for reloads and for coming back from other sites.
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

/** For browsers without `scrollend`. Debounced: Safari throws on more than 100 history changes in 30 s. */
function rememberWhenStill(): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(rememberScroll, 2 * SCROLL_CHECK_MS);
  });
}

/** Stores the position in the current history entry. */
export function rememberScroll(): void {
  const state: HistoryState = { ...history.state, scrollY: window.scrollY };
  history.replaceState(state, '');
}

/** Scrolls to where the reader was; for going back or forward. */
export function restoreScroll(state: unknown): void {
  const { scrollY = 0 } = (state ?? {}) as HistoryState;
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}

/** Scrolls to the hash's element, else to the top; for following a link. */
export function scrollToHash(hash: string): void {
  const target = hashTarget(hash);
  if (!target) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  target.scrollIntoView({ behavior: 'instant' });
  // again after late styles and images have shifted the layout, unless the reader has scrolled meanwhile
  const top = window.scrollY;
  setTimeout(() => {
    if (window.scrollY === top) target.scrollIntoView({ behavior: 'instant' });
  }, HASH_SCROLL_DELAY_MS);
}
