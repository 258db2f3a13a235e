/** The script of every page, without React: listeners of the shell, the router, and the island loader. */

import { listenToPopovers } from '../browser/popovers.ts';
import { listenToSidebar } from '../browser/sidebar.ts';
import { EARLY_CLICK } from '../shared/constants.ts';
import { listenToButtons, listenToTips } from './article/buttons.ts';
import { watchScrollers } from './article/scrollers.ts';
import { startIslands } from './islands/islands.ts';
import { prefetchIslands, prefetchNavbar } from './islands/prefetch.ts';
import { collectRemainingBlocks, layOutRemainingBlocks, showAllBlocks } from './navigation/firstBlocks.ts';
import { startRouter } from './navigation/router.ts';
import { scrollInstantly } from './navigation/scroll.ts';
import { page } from './page.ts';
import { trackActiveSection } from './shell/outline.ts';
import { trackScroll } from './shell/scrollState.ts';
import { keepPlaceInAlternates, listenForSearch } from './shell/shortcuts.ts';
import { listenToThemeButton, syncTheme } from './theme.ts';
// imported first, because it sets the folder that chunks are loaded from
import { recoverShell, watchScripts } from './trustedScripts.ts';

/** Maximum wait for the `load` event, in milliseconds, because an image may never load. */
const LOAD_TIMEOUT_MS = 5000;

/** Handles clicks, keys and other events. Doesn't measure the page, so it can run before the first paint. */
function listen(): void {
  syncTheme(page.darkMode);
  listenToThemeButton(page.animateTheme);
  listenToButtons();
  listenToTips();
  listenToPopovers();
  listenToSidebar();
  keepPlaceInAlternates();
  listenForSearch();
  startIslands(() => void recoverShell());

  const early: unknown = Reflect.get(window, EARLY_CLICK);
  if (early instanceof HTMLElement) early.click();
  dispatchEvent(new Event('docs:ready'));
}

/** Starts the parts that measure the page, and the router. */
function start(): void {
  collectRemainingBlocks();
  trackScroll();
  trackActiveSection();
  watchScrollers();
  // a sandboxed iframe has an opaque origin: `history.pushState` fails there
  if (origin !== 'null') startRouter();

  // restores the position: Chromium only restores what the first screen allows so far, and Firefox forgets the position
  // of a page that it reloads on going back
  if (window.scrollY < top) scrollInstantly(top);
  if (window.scrollY > 0) showAllBlocks();

  if (page.pageType === '404')
    void import(/* webpackChunkName: "recover" */ './navigation/recoverRoute.ts').then(({ recoverRoute }) =>
      recoverRoute(),
    );

  document.getElementById('root')?.setAttribute('data-ready', '');

  const pageLoaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    addEventListener('load', resolve);
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  });
  void pageLoaded.then(() => {
    layOutRemainingBlocks();
    prefetchIslands();
    prefetchNavbar();
  });
}

watchScripts();
if (process.env.NODE_ENV === 'development') {
  // bundled in the same file, so that it doesn't miss the dev server's first message
  void import(/* webpackMode: "eager" */ './devUpdates.ts');
}
listen();
const top: number = history.state?.scrollY ?? 0;
// starts after a frame, when measuring the page costs nothing; a hidden tab doesn't draw one
const firstPaint = new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  if (document.hidden) addEventListener('load', resolve);
});
if (top > 0 || document.readyState === 'complete') start();
else void firstPaint.then(start);
