/** The script of every page, without React: listeners of the shell, the router, and the island loader. */

import { listenToPopovers } from '../browser/popovers.ts';
import { listenToSidebar } from '../browser/sidebar.ts';
import { EARLY_CLICK } from '../shared/constants.ts';
import { listenToButtons, listenToTips } from './article/buttons.ts';
import { watchScrollers } from './article/scrollers.ts';
import { startIslands } from './islands/islands.ts';
import { prefetchIslands, prefetchTopBar } from './islands/prefetch.ts';
import { layOutRemainingBlocks, showAllBlocks } from './navigation/firstBlocks.ts';
import { startRouter } from './navigation/router.ts';
import { scrollInstantly } from './navigation/scroll.ts';
import { page } from './page.ts';
import { trackActiveSection } from './shell/outline.ts';
import { trackScroll } from './shell/scrollState.ts';
import { keepPlaceInAlternates, listenForSearch } from './shell/shortcuts.ts';
import { listenToThemeButton, syncTheme } from './theme.ts';
import { recoverShell, watchScripts } from './trustedScripts.ts'; // first: it sets the folder that chunks are loaded from

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

/** Starts what measures the page, and the router. */
function start(): void {
  trackScroll();
  trackActiveSection();
  watchScrollers();
  // a sandboxed iframe has an opaque origin: `history.pushState` fails there
  if (origin !== 'null') startRouter();

  // Chromium restores no more than the first screen allows by now, and Firefox forgets the position of a page that it
  // reloads when the reader comes back to it
  if (window.scrollY < top) scrollInstantly(top);
  if (window.scrollY > 0) showAllBlocks();

  if (page.pageType === '404')
    void import(/* webpackChunkName: "recover" */ './navigation/recoverRoute.ts').then(({ recoverRoute }) =>
      recoverRoute(),
    );

  document.getElementById('root')?.setAttribute('data-ready', '');

  const loaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    addEventListener('load', resolve);
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  });
  void loaded.then(() => {
    layOutRemainingBlocks();
    prefetchIslands();
    prefetchTopBar();
  });
}

watchScripts();
if (process.env.NODE_ENV === 'development') {
  // eager, in the same file, so that it doesn't miss the dev server's first message
  void import(/* webpackMode: "eager" */ './devUpdates.ts');
}
listen();
const top: number = history.state?.scrollY ?? 0;
// after a frame, when measuring the page costs nothing; none is drawn in a hidden tab
const painted = new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  if (document.hidden) addEventListener('load', resolve);
});
if (top > 0 || document.readyState === 'complete') start();
else void painted.then(start);
