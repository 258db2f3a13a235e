import { flushSync } from 'react-dom';
import { hashTarget } from '../../browser/hashTarget.ts';
import { onIntent, savesData } from '../../browser/intent.ts';
import { PAGE_HEAD_ATTRIBUTE } from '../../shared/constants.ts';
import type { PageData, RouteFile } from '../../shared/pageData.ts';
import { hasExtension, stripBase } from '../../shared/routes.ts';
import type { TextDirection } from '../../shared/siteConfig.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { loadStyles } from '../../theme/loadStyles.ts';
import { hasIslandsOf, type Islands } from '../article/islands.ts';
import { recallTabs, rememberTabs, restoreArticleTabs } from '../article/tabs.ts';
import { applyHiddenParts } from '../head/hiddenParts.ts';
import type { PageStore } from '../pageStore.ts';
import { showAllBlocks, showFirstBlocks } from './firstBlocks.ts';
import { forgetRouteFiles, loadRouteFile, loadSiteData } from './loadData.ts';
import { LoadingProgress } from './progress.ts';
import {
  enterEntry,
  type HistoryState,
  leaveEntry,
  manageScroll,
  markMissing,
  pushEntry,
  rememberScroll,
  restoreScroll,
  scrollToHash,
} from './scroll.ts';

/** A page with the data of its version and language: the shell shows both at once, or what is on display would move. */
interface NextPage {
  file: RouteFile;
  site: SiteData;
}

/** Client-side navigation. If anything fails, it falls back to a full navigation by the browser. */
export class Router {
  readonly #store: PageStore;
  readonly #islands: Islands;
  readonly #progress: LoadingProgress;
  #path: string;
  /** Counts navigations; a response that arrives after a later navigation has begun is dropped. */
  #latest = 0;

  /** @param path of the page that is shown */
  constructor(store: PageStore, islands: Islands, path: string) {
    this.#store = store;
    this.#islands = islands;
    this.#path = path;
    this.#progress = new LoadingProgress((loading) => store.set({ loading }));
  }

  start(): void {
    manageScroll();
    document.addEventListener('click', (event) => this.#onClick(event));
    onIntent((target) => this.#prefetch(target));
    addEventListener('popstate', ({ state }) => void this.#onPopState(state));
    if (location.pathname === this.#path) {
      enterEntry();
      if (this.#store.get().page.pageType === '404') markMissing();
    } else void this.#onPopState(history.state); // the reader went back before this code was there
  }

  /** Navigates to a page of this site, like a click on a link to it. */
  async navigate(url: URL): Promise<void> {
    if (url.pathname === this.#path) {
      this.#begin();
      this.#push(url.href);
      focusStart();
    } else {
      const next = await this.#load(url);
      if (!next) return;
      this.#push(`${next.file.pagePath}${url.search}${url.hash}`);
      if (url.hash === '') showFirstBlocks();
      this.#show(next);
    }
    scrollToHash(url.hash);
  }

  /** Pushes a history entry, unless the address is the current one. */
  #push(address: string): void {
    rememberScroll();
    if (new URL(address, location.href).href === location.href) enterEntry();
    else pushEntry(address);
    applyHiddenParts(location.search);
  }

  /** Begins a navigation: the result of an earlier one that is still in flight will be dropped. */
  #begin(): number {
    this.#progress.stop();
    showAllBlocks();
    this.#latest += 1;
    return this.#latest;
  }

  /** Reloads the open page's data if its text or the shell has changed; keeps scroll position and tabs. */
  async refresh(pages: 'all' | string[]): Promise<void> {
    if (process.env.NODE_ENV !== 'development') return; // readers do not load what follows
    forgetRouteFiles();
    const { page, site } = this.#store.get();
    if (pages !== 'all' && !pages.includes(page.pagePath)) return;
    try {
      const file = await loadRouteFile(site.base, page.pagePath);
      // the server has meanwhile restarted for a component that is new
      if (!hasIslandsOf(file.html)) return location.reload();
      const tabs = rememberTabs();
      if (!this.#render({ file, site: await loadSiteData(file.siteDataUrl) }, '')) return;
      restoreArticleTabs();
      recallTabs(tabs);
      this.#islands.mount();
    } catch (error) {
      console.error('The changed page could not be loaded:', error);
    }
  }

  async #onPopState(state: HistoryState | null): Promise<void> {
    applyHiddenParts(location.search);
    const isOpen = location.pathname === this.#path;
    if (state?.missing && !isOpen) return location.reload(); // there is nothing to fetch
    // without a state, the reader has followed a hash, or edited it in the address bar: the entry is a new one
    const isNew = isOpen && !state;
    if (!isNew) leaveEntry();
    if (isOpen) this.#begin();
    else {
      const next = await this.#load(new URL(location.href));
      if (!next) return;
      this.#show(next);
    }
    if (!isNew) {
      hashTarget(location.hash);
      return restoreScroll(state);
    }
    scrollToHash(location.hash);
    enterEntry();
  }

  /** The page at a URL; `undefined` if a later navigation has begun or the browser does a full navigation instead. */
  async #load(url: URL): Promise<NextPage | undefined> {
    const turn = this.#begin();
    this.#progress.start();
    try {
      const file = await loadRouteFile(this.#store.get().site.base, url.pathname);
      const { site, siteDataUrl } = this.#store.get();
      const sameShell = file.lang === site.lang && file.version === site.version;
      if ((sameShell && file.siteDataUrl !== siteDataUrl) || !isOfThisBuild(file))
        throw new Error('The site has been published anew.');
      const nextSite = sameShell ? site : await loadSiteData(file.siteDataUrl);
      const styled = await Promise.all(file.styles.map(loadStyles));
      if (turn !== this.#latest) return undefined;
      if (styled.includes(false)) throw new Error('The styles are missing.'); // a full navigation includes them
      return { file, site: nextSite };
    } catch (error) {
      if (turn !== this.#latest) return undefined;
      console.error('The page data could not be loaded:', error);
      // after going back, this is the current address already; if it has a hash, assigning it would load nothing
      if (url.href === location.href) location.reload();
      else location.assign(url);
      return undefined;
    } finally {
      if (turn === this.#latest) this.#progress.stop();
    }
  }

  #show(next: NextPage): void {
    if (this.#render(next, next.file.documentTitle)) {
      restoreArticleTabs();
      this.#islands.mount();
    }
    focusStart();
    import(/* webpackChunkName: "on-demand-fonts" */ './firstBlocks.ts').then(
      ({ showLateFonts }) => showLateFonts(),
      () => undefined, // the next navigation retries
    );
  }

  /** @returns whether the article was replaced: React does not touch identical HTML, so its islands stay hydrated */
  #render({ file, site }: NextPage, announcement: string): boolean {
    const { html, head, styles: _styles, siteDataUrl, shellFiles: _files, ...page } = file;
    const replaced = html !== this.#store.get().articleHtml;
    this.#path = location.pathname;
    if (replaced) this.#islands.unmount();
    updateHead(page, head, site.dir);
    flushSync(() => this.#store.set({ site, siteDataUrl, page, articleHtml: html, announcement }));
    return replaced;
  }

  #onClick(event: MouseEvent): void {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere) return;
    const url = this.#internalUrl(event.target);
    if (!url) return;
    const isOpen = url.pathname === this.#path && url.pathname === location.pathname;
    if (isOpen && url.search === location.search && url.hash !== '') {
      // left to the browser, which also moves the sequential focus starting point
      this.#begin();
      rememberScroll();
      hashTarget(url.hash);
      return;
    }
    event.preventDefault();
    void this.navigate(url);
  }

  /** Prefetches a page when the reader hovers, focuses or touches a link to it. */
  #prefetch(target: Element): void {
    const url = this.#internalUrl(target);
    if (!url || url.pathname === this.#path || savesData()) return;
    loadRouteFile(this.#store.get().site.base, url.pathname).catch(() => undefined); // the click reports it
  }

  /** The URL of the link that an event happened on, if this router can show it. */
  #internalUrl(target: EventTarget | null): URL | undefined {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.hasAttribute('download')) return undefined;
    const url = new URL(link.href);
    const { base } = this.#store.get().site;
    if (url.origin !== location.origin || stripBase(base, url.pathname) === undefined) return undefined;
    return hasExtension(url.pathname) ? undefined : url;
  }
}

/** An article of another build may need styles and islands that this document does not have. */
function isOfThisBuild({ shellFiles }: RouteFile): boolean {
  return shellFiles.every((url) => document.querySelector(`[src="${url}"],[data-src="${url}"]`));
}

/** Focuses where the reader is led, without scrolling, so that screen readers and keyboard continue from there. */
function focusStart(): void {
  const start = hashTarget(location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}

/** Updates the document's head to that of the new page, except for data that only search engines read. */
function updateHead(page: PageData, head: RouteFile['head'], dir: TextDirection): void {
  const root = document.documentElement;
  // set to the value they have, Chromium would style every element anew
  if (root.lang !== page.lang) root.lang = page.lang;
  if (dir !== 'rtl') root.removeAttribute('dir');
  else if (root.dir !== dir) root.dir = dir;
  document.title = page.documentTitle;
  for (const old of document.querySelectorAll(`head>[${PAGE_HEAD_ATTRIBUTE}]`)) old.remove();
  for (const [name, attributes] of head) {
    const element = document.head.appendChild(document.createElement(name));
    for (const [key, value] of Object.entries({ ...attributes, [PAGE_HEAD_ATTRIBUTE]: '' }))
      element.setAttribute(key, value);
  }
}
