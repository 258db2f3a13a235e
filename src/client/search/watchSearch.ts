import { SEARCH_PARAMETER } from '../../shared/constants.ts';
import { onIntent } from '../intent.ts';
import { savesData } from '../savesData.ts';
import { focusBefore, takeTyped } from './earlyTyping.ts';
import { loadDialogAhead } from './loadDialog.ts';
import type { SearchFrame } from './openSearch.tsx';

const loadCode = () => import(/* webpackChunkName: "on-demand-search" */ './openSearch.tsx');

const isSearch = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-search]') !== null;

/** Opens search when anything with `data-search` is clicked; loads its code once the reader comes near. */
export function watchSearch(frame: SearchFrame): void {
  onIntent((target) => {
    if (!isSearch(target)) return;
    loadCode().catch(() => undefined); // the click reports it
    loadDialogAhead();
  });
  addEventListener('click', ({ target }) => {
    if (isSearch(target)) void search(frame);
  });
}

/** Loads the index ahead, unless the reader saves data; searches for the query in the page's address (`?search=`). */
export function searchAhead(frame: SearchFrame): void {
  const query = new URLSearchParams(location.search).get(SEARCH_PARAMETER);
  if (query) void search(frame, query);
  else if (!savesData())
    void loadCode().then(
      ({ prepareSearch }) => prepareSearch(frame),
      () => undefined,
    );
}

async function search(frame: SearchFrame, query?: string): Promise<void> {
  loadDialogAhead(); // in parallel
  try {
    const { openSearch } = await loadCode();
    await openSearch(frame, query);
  } catch (error) {
    console.error('Search could not be loaded:', error);
    const before = focusBefore();
    takeTyped();
    if (before instanceof HTMLElement) before.focus();
    alert(frame.store.get().i18n.t('search.unavailable'));
  }
}
