import { onFirstSign, onIntent, savesData } from '../../browser/intent.ts';
import { whenIdle } from '../../browser/scheduling.ts';
import { SEARCH_PARAMETER } from '../../shared/constants.ts';
import { focusBefore, loadDialogAhead, takeTyped } from './beforeDialog.ts';
import { fetchIndexAhead } from './indexAhead.ts';
import type { SearchHost } from './openSearch.ts';

const loadCode = () => import(/* webpackChunkName: "on-demand-search" */ './openSearch.ts');

const isSearch = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-search]') !== null;

/** Opens search when anything with `data-search` is clicked; loads its code once the reader comes near. */
export function watchSearch(host: SearchHost): void {
  onIntent((target) => {
    if (!isSearch(target)) return;
    loadCode().catch(() => undefined); // the click reports it
    loadDialogAhead();
  });
  addEventListener('click', ({ target }) => {
    if (isSearch(target)) void search(host);
  });
}

/**
 * Fetches the index ahead, unless the reader saves data, and prepares search at the first sign of the reader; searches for
 * the query in the page's address (`?search=`).
 */
export function searchAhead(host: SearchHost): void {
  const query = new URLSearchParams(location.search).get(SEARCH_PARAMETER);
  if (query) void search(host, query);
  else if (!savesData()) {
    const ignore = () => undefined; // whoever opens search is told
    whenIdle(() => fetchIndexAhead(host.store.get().site).catch(ignore));
    onFirstSign(() => whenIdle(() => loadCode().then(({ prepareSearch }) => prepareSearch(host), ignore)));
    addEventListener('keydown', ({ key }) => {
      if (key === 'Control' || key === 'Meta') loadDialogAhead(); // of the shortcut
    });
  }
}

async function search(host: SearchHost, query?: string): Promise<void> {
  loadDialogAhead(); // in parallel
  host.progress.start();
  try {
    const { openSearch } = await loadCode();
    await openSearch(host, query);
  } catch (error) {
    console.error('Search could not be loaded:', error);
    const before = focusBefore();
    takeTyped();
    if (before instanceof HTMLElement) before.focus();
    alert(host.store.get().i18n.t('search.unavailable'));
  } finally {
    host.progress.stop();
  }
}
