import { onIntent, savesData } from '../../browser/intent.ts';
import { whenIdle } from '../../browser/scheduling.ts';
import { SEARCH_PARAMETER } from '../../shared/constants.ts';
import { focusBefore, loadDialogAhead, takeTyped } from './beforeDialog.ts';
import type { SearchHost } from './openSearch.ts';

const loadCode = () => import(/* webpackChunkName: "on-demand-search" */ './openSearch.ts');

const isSearch = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-search]') !== null;

/** Loads the code of search and its dialog side by side; errors are reported when search is opened. */
export function loadSearchAhead(): void {
  loadCode().catch(() => undefined);
  loadDialogAhead();
}

/**
 * Opens search when anything with `data-search` is clicked, and for the query in the page's address (`?search=`); loads its
 * code once the reader comes near.
 * @param ahead whether to prepare search when the browser is idle, unless the reader saves data
 */
export function watchSearch(host: SearchHost, ahead: boolean): void {
  onIntent((target) => {
    if (isSearch(target)) loadSearchAhead();
  });
  addEventListener('click', ({ target }) => {
    if (isSearch(target)) void search(host);
  });
  const query = new URLSearchParams(location.search).get(SEARCH_PARAMETER);
  // in development, the index would make the server compile all pages
  if (process.env.NODE_ENV === 'development' || !host.store.get().site.theme.search || !ahead) return;
  if (query) void search(host, query);
  else if (!savesData()) prepare(host);
}

/** The first sign of a reader may be a click that leads away: search is prepared this much later, in milliseconds. */
const STAYS_MS = 300;

/** Errors are reported when search is opened. */
function prepare(host: SearchHost): void {
  const load = () =>
    loadCode().then(
      ({ prepareSearch }) => prepareSearch(host),
      () => undefined,
    );
  setTimeout(() => whenIdle(load), STAYS_MS);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Control' || key === 'Meta') loadDialogAhead(); // of the shortcut
  });
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
