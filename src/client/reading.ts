import { loadSearchAhead, watchSearch } from '../search/ui/watchSearch.ts';
import { shellIds } from '../shared/shellIds.ts';
import type { Islands } from './article/islands.ts';
import { LoadingProgress } from './navigation/progress.ts';
import { Router } from './navigation/router.ts';
import type { PageStore } from './pageStore.ts';

/**
 * What only somebody who uses the page needs: links that are followed without loading the document, and search. A
 * chunk of its own, which loads at the first sign of a reader.
 */

// the reader has opened search already; the shell may still be hydrating
if (document.getElementById(shellIds.typed)) loadSearchAhead();

/**
 * Starts all of it.
 * @param path of the page that is shown
 */
export function attend(store: PageStore, islands: Islands, path: string): Router {
  recoverEmptied();
  listenToZoom(store);
  returnFocus();
  const router = new Router(store, islands, path);
  const progress = new LoadingProgress((loading) => store.set({ loading }));
  // a sandboxed iframe has an opaque origin: `history.pushState` and workers fail there
  const isSandboxed = origin === 'null';
  if (!isSandboxed) router.start();
  watchSearch({ store, navigate: (url) => router.navigate(url), progress }, !isSandboxed);
  return router;
}

/** Enlarges pictures. Its code is loaded on the first click; if that fails, the next one retries. */
function listenToZoom(store: PageStore): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-zoom]');
    if (!button) return;
    import(/* webpackChunkName: "on-demand-zoom" */ '../islands/Zoom/Zoom.tsx')
      .then(({ openZoom }) => openZoom(button, store.get().i18n.t('zoom.close')))
      .catch(() => undefined);
  });
}

/** A drawer over the page gives focus back to its button, also when a click beside it closes it: the browser does not. */
function returnFocus(): void {
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      const isDrawer = target instanceof HTMLElement && target.matches('[data-dims]');
      if (!isDrawer || newState !== 'closed' || document.activeElement !== document.body) return;
      document
        .querySelector<HTMLElement>(`[popovertarget="${target.id}"]:not([popovertargetaction])`)
        ?.focus({ preventScroll: true });
    },
    { capture: true },
  );
}

/** A page that is empty again so soon, in milliseconds, would be loaded forever. */
const AGAIN_MS = 10_000;

/**
 * React gives a shell up when it cannot change what a translator or an extension has moved, and leaves an empty page
 * behind. That is loaded anew then.
 */
export function recoverEmptied(): void {
  const recover = () => {
    const { state } = history;
    if (document.getElementById('root')?.firstElementChild || Date.now() - state?.emptied < AGAIN_MS) return;
    history.replaceState({ ...state, emptied: Date.now() }, '');
    // the browser finds the position again in which it leaves
    document.body.style.blockSize = '1000000px';
    scrollTo({ top: state?.scrollY, behavior: 'instant' });
    location.reload();
  };
  addEventListener('error', recover); // React reports the reason, once the page is empty
  recover();
}
