import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextTask } from '../browser/scheduling.ts';
import { searchAhead, watchSearch } from '../search/ui/watchSearch.ts';
import { App } from './App.tsx';
import { listenToButtons } from './article/buttons.ts';
import { Islands } from './article/islands.ts';
import { listenToTips } from './article/tips.ts';
import { loadSiteData, readPageData } from './navigation/loadData.ts';
import { LoadingProgress } from './navigation/progress.ts';
import { Router } from './navigation/router.ts';
import { PageStore } from './pageStore.ts';
import { followTheme } from './theme.ts';

const articleRef = { current: null as HTMLElement | null };
const islands = new Islands(() => articleRef.current);
let ready: Promise<void> | undefined;

/** Hydrates the shell around the article, once. */
export function start(): Promise<void> {
  ready ??= hydrate().catch((error: unknown) => {
    ready = undefined;
    console.error('The shell’s data could not be loaded:', error);
    throw error;
  });
  return ready;
}

/** Replays a click that came before hydration. */
export async function replay(button: HTMLElement): Promise<void> {
  await start();
  const island = button.closest<HTMLElement>('[data-island]');
  if (island) await islands.hydrate(island);
  if (button.isConnected) button.click();
}

async function hydrate(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  const { siteDataUrl, ...page } = readPageData();
  const site = await loadSiteData(siteDataUrl);
  // Hydration leaves the article alone; its HTML is for the case that a translator or an extension has changed the
  // document and React has to render everything again.
  const articleHtml = container.querySelector('article')?.innerHTML ?? '';
  const store = new PageStore(site, siteDataUrl, page, articleHtml);
  const router = new Router(store, islands);
  const progress = new LoadingProgress((loading) => store.set({ loading }));
  const host = { store, navigate: (url: URL) => router.navigate(url), progress };
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
  listenToButtons(store);
  listenToTips();
  watchSearch(host);
  // a sandboxed iframe has an opaque origin: `history.pushState` and workers fail there
  const isSandboxed = origin === 'null';
  if (!isSandboxed) router.start();
  if (process.env.NODE_ENV === 'development') {
    const { followDevServer } = await import('./devUpdates.ts');
    followDevServer(router, store);
  }
  islands.mount();
  document.querySelector('[type=speculationrules]')?.remove();
  container.dataset.ready = '';
  dispatchEvent(new Event('docs:ready'));
  // not in development, where the index would make the server compile all pages
  if (process.env.NODE_ENV !== 'development' && site.theme.search && !isSandboxed) searchAhead(host);
}
