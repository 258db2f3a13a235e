import { throttle } from '../../browser/scheduling.ts';
import { SCROLL_CHECK_MS, SCROLL_TOP_THRESHOLD_PX } from '../../shared/constants.ts';
import { shellIds } from '../../shared/shellIds.ts';
import { page } from '../page.ts';

let last = 0;
/** Whether the last scroll was downwards and past the threshold. */
let down = false;

/** Hides the navbar and shows the back-to-top button as the window scrolls. Checks every 200 ms. */
export function trackScroll(): void {
  last = window.scrollY;
  addEventListener('scroll', throttle(updateScrollState, SCROLL_CHECK_MS).call, { passive: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-back-to-top]')) backToTop();
  });
  updateScrollState();
}

/** Applies the current state. Called again when a page is shown. */
export function updateScrollState(): void {
  const y = window.scrollY;
  const scrolled = y > SCROLL_TOP_THRESHOLD_PX;
  if (y !== last) down = y > last;
  last = y;
  const header = document.querySelector('header');
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  if (header) {
    const isHidden = 'autoHide' in header.dataset && scrolled && down;
    header.dataset.navbar = isHidden ? 'hidden' : 'shown';
    header.dataset.state = page.pageType === 'home' && !scrolled ? 'top' : 'scrolled';
  }
  const bar = document.querySelector('[data-menu-bar]');
  // the button is in the bar, if there is one, and would cover text otherwise
  if (button) button.hidden = !scrolled || (!bar && down);
  bar?.toggleAttribute('data-scrolled', scrolled);
}

/** Scrolls back to the top, smoothly unless the reader prefers reduced motion. */
function backToTop(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
  // moves focus, which would be lost with the button
  document.getElementById(shellIds.main)?.focus({ preventScroll: true });
}
