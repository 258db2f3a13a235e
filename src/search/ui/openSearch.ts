import type { i18n } from 'i18next';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { isComposing } from '../../browser/inputMethod.ts';
import { whenIdle } from '../../browser/scheduling.ts';
import { SEARCH_QUERY_LENGTH } from '../../shared/constants.ts';
import { sectionOf } from '../../shared/sidebar.ts';
import type { SidebarLink, SiteData } from '../../shared/siteData.ts';
import { sectionsOf } from '../../shared/siteSections.ts';
import { WorkerEngine } from '../worker/workerEngine.ts';
import { focusBefore, loadDialog, takeTyped, typedEarly } from './beforeDialog.ts';
import { highlightTerms } from './highlightTerms.ts';
import { listUrl } from './indexAhead.ts';
import { type SearchGroup, SearchSession } from './searchSession.ts';

/** The page that search is opened on. */
export interface SearchHost {
  /** What it shows now, and a way to learn of changes. */
  store: {
    get: () => { site: SiteData; i18n: i18n };
    subscribe: (listener: () => void) => () => void;
  };
  /** Navigates to a page of this site. */
  navigate: (url: URL) => Promise<void>;
  /** Shows that something is on its way, if it takes long. */
  progress: { start: () => void; stop: () => void };
}

let session: SearchSession | undefined;
let isOpen = false;

/** The only session; it follows the site's version and language. */
function sessionOf(store: SearchHost['store']): SearchSession {
  if (!session) {
    const created = new SearchSession(new WorkerEngine());
    session = created;
    const follow = () => created.setGroups(groupsOf(store));
    store.subscribe(follow);
    follow();
  }
  return session;
}

/** In development, changes with every opening, as pages are being edited. */
let revision = '';

function groupsOf(store: SearchHost['store']): SearchGroup[] {
  const { site } = store.get();
  const { version, lang, title, theme } = site;
  const url = listUrl(site) + revision;
  return [
    { label: title, source: { url, version, lang, external: false } },
    ...theme.searchGroups.map(({ label, index }) => ({
      label,
      source: { url: new URL(index, location.href).href, version: '', lang, external: true },
    })),
  ];
}

/** Loads the index, in each language and version. */
export function prepareSearch({ store }: SearchHost): void {
  const session = sessionOf(store);
  session.prepare();
  store.subscribe(() => whenIdle(() => session.prepare()));
}

/** Time a browser needs to start a worker, in milliseconds: it cannot while the page is busy, e.g. with the dialog. */
const HEAD_START_MS = 50;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Pages offered before anything is typed: no more than fit on a small screen. */
const SUGGESTED = 8;

/**
 * Opens search over the page; does nothing if it is open already.
 * @param query what to search for. Default: what the reader has typed meanwhile
 */
export async function openSearch({ store, navigate }: SearchHost, query = typedEarly()): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const before = closePopovers(focusBefore());
  const current = sessionOf(store);
  if (process.env.NODE_ENV === 'development') {
    revision = `?${Date.now()}`;
    current.setGroups(groupsOf(store));
  }
  const opening = current.open();
  // search while the dialog is loading
  if (query) current.setQuery(query.slice(0, SEARCH_QUERY_LENGTH).replaceAll('\n', ''));
  current.flush();
  const life = new AbortController();
  const { signal } = life;
  const place = document.createElement('div');
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      console.error('Search has failed:', error);
      close(before);
    },
  });
  let uncover: () => void = () => undefined;
  const close = (focused: Element | null) => {
    if (signal.aborted) return;
    life.abort();
    isOpen = false;
    current.setQuery('');
    takeTyped();
    uncover();
    root.render(null); // later: React may be at work
    place.remove();
    if (focused instanceof HTMLElement) focused.focus();
  };
  // going back leaves the page that search was opened on
  addEventListener('popstate', () => close(before), { signal });
  // the dialog hears it only when it has been there for a moment
  addEventListener('keydown', (event) => isEscape(event) && close(before), { signal });
  try {
    const [SearchDialog] = await Promise.all([loadDialog(), Promise.race([opening, pause(HEAD_START_MS)])]);
    if (signal.aborted) return;
    document.body.append(place);
    const { site, i18n } = store.get();
    const dialog = createElement(SearchDialog, {
      session: current,
      suggested: firstPages(site),
      sectionOf: sectionNames(site),
      report: site.theme.searchReport,
      // not before the dialog has focus
      typed: () => {
        uncover = coverPage(document.getElementById('root'));
        return takeTyped();
      },
      onFollow: async (suggestion, terms) => {
        close(null);
        const url = new URL(suggestion.link, location.href);
        await navigate(url);
        highlightTerms(url.hash, terms);
      },
      onClose: () => close(before),
    });
    // synchronously: React would otherwise let the browser paint the page once more first
    flushSync(() => root.render(createElement(I18nextProvider, { i18n }, dialog)));
  } catch (error) {
    if (signal.aborted) return;
    life.abort();
    isOpen = false;
    throw error;
  }
}

/**
 * Closes a drawer or menu, which would cover the dialog.
 * @returns where the focus returns to: to its button, as what is in it is hidden by then
 */
function closePopovers(before: Element | null): Element | null {
  let focused = before;
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (popover.contains(focused))
      focused = document.querySelector(`[popovertarget="${popover.id}"]:not([popovertargetaction])`);
    popover.hidePopover();
  }
  return focused;
}

/** How each section of the site begins. */
function firstPages(site: SiteData): SidebarLink[] {
  const pages = sectionsOf(site).flatMap(({ pages: all }) =>
    all.filter(({ link }) => link.startsWith('/')).slice(0, 2),
  );
  return [...new Map(pages.map((page) => [page.link, page])).values()].slice(0, SUGGESTED);
}

/** Sections are named as the top bar names the way into them; one that has several ways has no name. */
function sectionNames({ nav, sidebars }: SiteData) {
  return (link: string): string | undefined => {
    const section = sectionOf(sidebars, link);
    const ways = nav.filter((entry) => section && entry.link && sectionOf(sidebars, entry.link) === section);
    return ways.length === 1 ? ways[0]?.text : undefined;
  };
}

/** Whether a key press is meant to close something, and nothing has taken it. */
function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && !isComposing(event);
}

/**
 * Keeps keyboard and screen readers out of the page below, which does not scroll. Not by `inert`, which recalculates the
 * style of every element and takes longer than a search. The backdrop blocks the pointer.
 * @returns a function that undoes it
 */
function coverPage(page: HTMLElement | null): () => void {
  const { dataset } = document.documentElement;
  const keepFocus = ({ target }: FocusEvent) => {
    if (page?.contains(target as Node)) document.querySelector<HTMLElement>('[data-search-field]')?.focus();
  };
  dataset.searching = '';
  page?.setAttribute('aria-hidden', 'true');
  addEventListener('focusin', keepFocus);
  return () => {
    delete dataset.searching;
    page?.removeAttribute('aria-hidden');
    removeEventListener('focusin', keepFocus);
  };
}
