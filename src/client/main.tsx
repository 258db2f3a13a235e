import { type Ref, startTransition, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { onFirstSign, savesData } from '../browser/intent.ts';
import { nextTask, whenIdle } from '../browser/scheduling.ts';
import { fetchIndexAhead } from '../search/ui/indexAhead.ts';
import { SEARCH_PARAMETER } from '../shared/constants.ts';
import { Shell } from '../shell/Shell.tsx';
import { listenToButtons, listenToTips } from './article/buttons.ts';
import { Islands } from './article/islands.ts';
import { loadSiteData, readPageData } from './navigation/loadData.ts';
import type { Router } from './navigation/router.ts';
import { PageStore } from './pageStore.ts';
import { followTheme, toggleTheme } from './theme.ts';
import { WAITS_FOR_READING } from './waiting.ts';

const articleRef = { current: null as HTMLElement | null };
const islands = new Islands(() => articleRef.current);
const path = location.pathname;
let ready: Promise<PageStore> | undefined;
let reading: Promise<Router> | undefined;

/** Hydrates the shell around the article, once. */
export function start(): Promise<PageStore> {
  ready ??= hydrate().catch((error: unknown) => {
    ready = undefined;
    console.error('The shell’s data could not be loaded:', error);
    throw error;
  });
  return ready;
}

/** Loads what a reader needs, once; rejects if it cannot be had, and tries again when it is called again. */
async function attend(): Promise<Router> {
  // side by side: its file comes while the shell hydrates
  reading ??= Promise.all([import(/* webpackChunkName: "reading" */ './reading.ts'), start()]).then(
    ([code, store]) => {
      const router = code.attend(store, islands, path);
      dispatchEvent(new Event('docs:reading'));
      return router;
    },
  );
  reading.catch(() => {
    reading = undefined;
  });
  return reading;
}

/** Loads what answers a click on an element. */
export async function prepare(element: HTMLElement): Promise<void> {
  const reads = element.matches(WAITS_FOR_READING);
  if (reads) attend().catch(() => undefined); // in parallel; reported below
  const store = await start();
  const island = element.closest<HTMLElement>('[data-island]');
  if (island) await islands.hydrate(island);
  if (!reads) return;
  try {
    await attend();
  } catch (error) {
    if ('search' in element.dataset) alert(store.get().i18n.t('search.unavailable'));
    throw error;
  }
}

async function hydrate(): Promise<PageStore> {
  // every document has one
  const container = document.getElementById('root') as HTMLElement;
  const { siteDataUrl, ...page } = readPageData();
  const site = await loadSiteData(siteDataUrl);
  // Hydration leaves the article alone; its HTML is for the case that a translator or an extension has changed the
  // document and React has to render everything again.
  const articleHtml = container.querySelector('article')?.innerHTML ?? '';
  const store = new PageStore(site, siteDataUrl, page, articleHtml);
  await nextTask();
  await new Promise<void>((resolve) => {
    const onReady = (element: HTMLElement | null) => {
      articleRef.current = element;
      if (element) resolve();
    };
    startTransition(() => {
      hydrateRoot(container, <App store={store} articleRef={onReady} />);
    });
  });
  await nextTask(); // the ref is set in the middle of React's commit
  followTheme(store.get().site.theme.darkMode);
  // not later: WebKit lets only a click of the reader write to the clipboard, not one that is repeated
  listenToButtons(store);
  listenToTips();
  islands.mount();
  document.querySelector('[type=speculationrules]')?.remove();
  // Firefox forgets the position of a page that it loads anew when the reader comes back to it
  const top: number | undefined = history.state?.scrollY;
  if (top && window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' });
  container.dataset.ready = '';
  dispatchEvent(new Event('docs:ready'));
  waitForReader(store);
  return store;
}

function waitForReader(store: PageStore): void {
  if (process.env.NODE_ENV === 'development') {
    // no index ahead, for which the server would compile all pages
    void Promise.all([import('./devUpdates.ts'), attend()]).then(([{ followDevServer }, router]) =>
      followDevServer(router, store),
    );
    return;
  }
  const attendIfPossible = () => void attend().catch(() => undefined); // a click tries again
  const { site } = store.get();
  const asks = new URLSearchParams(location.search).has(SEARCH_PARAMETER);
  if (asks && site.theme.search) attendIfPossible();
  else onFirstSign(attendIfPossible);
  // whoever opens search is told if it fails
  if (!asks && site.theme.search && !savesData())
    whenIdle(() => fetchIndexAhead(site).catch(() => undefined));
}

/** The shell, re-rendered whenever the page store changes. */
function App({ store, articleRef }: { store: PageStore; articleRef: Ref<HTMLElement> }) {
  const { site, i18n, page, articleHtml, loading, announcement } = useSyncExternalStore(
    store.subscribe,
    store.get,
    store.get,
  );
  return (
    <I18nextProvider i18n={i18n}>
      <Shell
        site={site}
        page={page}
        articleHtml={articleHtml}
        articleRef={articleRef}
        announcement={announcement}
        loading={loading}
        onToggleTheme={(event) => toggleTheme(event, site.theme.enableAppearanceAnimation)}
      />
    </I18nextProvider>
  );
}
