import { hashTarget } from '../../browser/hashTarget.ts';
import { onIntent, savesData } from '../../browser/intent.ts';
import { setNavigate } from '../../browser/navigate.ts';
import { closePopovers } from '../../browser/popovers.ts';
import { replaceUrl } from '../../browser/replaceUrl.ts';
import { saveSidebar } from '../../browser/sidebar.ts';
import { PREFETCH_DELAY_MS } from '../../shared/constants.ts';
import type { RouteFile } from '../../shared/pageData.ts';
import { hasExtension, stripBase } from '../../shared/routes.ts';
import { loadStyles } from '../../theme/loadStyles.ts';
import { applyHiddenParts, keepHiddenParts } from '../head/hiddenParts.ts';
import { canHydrate } from '../islands/islands.ts';
import { page } from '../page.ts';
import { showProgress } from '../progress.ts';
import { canonicalPath } from './canonicalPath.ts';
import { showAllBlocks, showFirstBlocks } from './firstBlocks.ts';
import { clearRouteFiles, loadRouteFile } from './loadData.ts';
import {
  enterEntry,
  type HistoryState,
  markMissing,
  pushEntry,
  restoreScroll,
  saveLeftPosition,
  saveScroll,
  scrollToHash,
  startScrollRestoration,
} from './scroll.ts';
import { announce, isSameBuild, isSameShell, showPage } from './showPage.ts';

/** Client-side navigation. If anything fails, it falls back to a full navigation by the browser. */

/** Path of the page that is shown, as in the URL. */
let path = '';
/** Counts navigations, to drop responses that arrive after a later navigation has started. */
let latest = 0;

export function startRouter(): void {
  const canonical = page.pageType === '404' ? undefined : canonicalPath(page.pagePath, location.pathname);
  if (canonical !== undefined) replaceUrl(canonical + location.search + location.hash);
  path = location.pathname;
  startScrollRestoration();
  setNavigate(navigate);
  document.addEventListener('click', onClick);
  watchIntent();
  addEventListener('popstate', ({ state }) => void onPopState(state));
  // waits for the load event, because a changed history entry would end the browser's search for a text fragment
  // (`#:~:text=`)
  if (document.readyState === 'complete') enterFirst();
  else addEventListener('load', () => setTimeout(enterFirst), { once: true });
}

let hasEntered = false;

/** Marks the history entry of the document's page. */
function enterFirst(): void {
  if (hasEntered) return;
  hasEntered = true;
  enterEntry();
  if (page.pageType === '404') markMissing();
}

/** Navigates to a page of this site, like a click on a link to it. */
async function navigate(url: URL): Promise<void> {
  enterFirst();
  keepHiddenParts(url);
  if (url.pathname === path) {
    begin();
    showAllBlocks();
    push(url.href);
    focusStart();
  } else {
    const next = await load(url);
    if (!next) return;
    push(`${next.pagePath}${url.search}${url.hash}`);
    show(next, url.hash === '');
  }
  scrollToHash(url.hash);
}

/** Pushes a history entry, unless the URL is the current one. */
function push(address: string): void {
  saveScroll();
  if (new URL(address, location.href).href === location.href) enterEntry();
  else pushEntry(address);
  applyHiddenParts(location.search);
}

/** Starts a navigation. The result of an earlier one that is still in flight will be dropped. */
function begin(): number {
  showProgress(false);
  latest += 1;
  return latest;
}

async function onPopState(state: HistoryState | null): Promise<void> {
  hasEntered = true;
  applyHiddenParts(location.search);
  const isOpen = location.pathname === path;
  if (state?.missing && !isOpen) return location.reload(); // there is nothing to fetch
  // an entry without a state is new: a hash was followed, or edited in the address bar
  const isNew = isOpen && !state;
  if (!isNew) saveLeftPosition();
  if (isOpen) begin();
  showAllBlocks();
  if (!isOpen) {
    const next = await load(new URL(location.href));
    if (!next) return;
    show(next);
  }
  if (!isNew) {
    hashTarget(location.hash);
    return restoreScroll(state);
  }
  scrollToHash(location.hash);
  enterEntry();
}

/**
 * Loads the page at a URL. Returns `undefined` if a later navigation has started or the browser does a full navigation
 * instead.
 */
async function load(url: URL): Promise<RouteFile | undefined> {
  const turn = begin();
  closePopovers(); // runs before loading, because another page may be open when the data arrives
  showProgress(true);
  try {
    const file = await loadRouteFile(page.base, url.pathname);
    if (turn !== latest) return undefined;
    if (!isSameShell(file)) return leave(url);
    if (!isSameBuild(file)) throw new Error('A new version of the site was deployed.');
    const styled = await Promise.all(file.styles.map(loadStyles));
    if (turn !== latest) return undefined;
    if (styled.includes(false)) throw new Error('The stylesheet is missing.'); // a full navigation includes them
    return file;
  } catch (error) {
    if (turn !== latest) return undefined;
    console.error('The page data could not be loaded:', error);
    if (navigator.onLine) return leave(url);
    // a full navigation would end on the browser's offline page, even after going back
    alert(page.strings.offline);
    return undefined;
  } finally {
    if (turn === latest) showProgress(false);
  }
}

/** Lets the browser load a document. */
function leave(url: URL): undefined {
  // after going back, this is already the current URL; assigning it would load nothing if it has a hash
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

/** @param isStart whether the page is shown from its start */
function show(file: RouteFile, isStart = false): void {
  path = location.pathname;
  saveSidebar(); // runs first, because it measures
  if (isStart) showFirstBlocks();
  else showAllBlocks();
  showPage(file);
  announce(file.documentTitle);
  focusStart();
}

/** Moves focus to the target without scrolling, so that screen readers and keyboard navigation continue from there. */
function focusStart(): void {
  const start = hashTarget(location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}

function onClick(event: MouseEvent): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || opensElsewhere) return;
  const url = internalUrl(event.target);
  if (!url) return;
  const isOpen = url.pathname === path && url.pathname === location.pathname;
  if (isOpen && url.search === location.search && url.hash !== '') {
    // left to the browser, which also moves the starting point of the tab order
    begin();
    showAllBlocks();
    saveScroll();
    hashTarget(url.hash);
    return;
  }
  event.preventDefault();
  void navigate(url);
}

/** Prefetches a page when the pointer rests on a link to it, or the link is focused or touched. */
function watchIntent(): void {
  let timer: ReturnType<typeof setTimeout>;
  onIntent((target) => {
    clearTimeout(timer);
    const url = internalUrl(target);
    if (!url || url.pathname === path || savesData()) return;
    // ignores a pointer that sweeps over the sidebar
    timer = setTimeout(() => {
      loadRouteFile(page.base, url.pathname).catch(() => undefined); // errors are reported on click
    }, PREFETCH_DELAY_MS);
  });
}

/** Returns the URL of the link that an event targets, if this router can show it. */
function internalUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // excludes links to other languages and versions, which have another shell
  if (!link || link.target || link.hasAttribute('download') || 'samePage' in link.dataset) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || stripBase(page.base, url.pathname) === undefined) return undefined;
  // leaves text fragments to the browser
  return hasExtension(url.pathname) || url.hash.includes(':~:') ? undefined : url;
}

/** Development only: shows the open page again if its text has changed; keeps scroll position and tabs. */
export async function refresh(pages: 'all' | string[]): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return; // removed from production builds
  clearRouteFiles();
  if (pages !== 'all' && !pages.includes(page.pagePath)) return;
  try {
    const file = await loadRouteFile(page.base, page.pagePath);
    // reloads if the page needs a component that the server has bundled since
    if (!canHydrate(file.regions.main ?? '')) return location.reload();
    saveSidebar();
    showPage(file, true);
  } catch (error) {
    console.error('The changed page could not be loaded:', error);
  }
}
