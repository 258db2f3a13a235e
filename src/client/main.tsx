import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { listenToCodeBlocks } from './content/codeBlocks.ts';
import { Islands } from './content/islands.ts';
import { listenToPictures } from './content/pictures.ts';
import { listenToTips } from './content/tips.ts';
import { readPageData } from './navigation/pageData.ts';
import { Router } from './navigation/router.ts';
import { loadSiteData } from './navigation/siteData.ts';
import { nextTask } from './nextTask.ts';
import { PageStore } from './pageStore.ts';
import { savesData } from './savesData.ts';
import { loadDialogAhead } from './search/loadDialog.ts';
import { followTheme } from './theme.ts';

const articleRef = { current: null as HTMLElement | null };
const islands = new Islands(() => articleRef.current);
let ready: Promise<void> | undefined;

const loadSearch = () => import(/* webpackChunkName: "on-demand-search" */ './search/openSearch.tsx');

/** Brings the frame to life around the article. */
export function start(): Promise<void> {
  ready ??= hydrate().catch((error: unknown) => {
    ready = undefined;
    console.error('The frame’s data could not be loaded:', error);
    throw error;
  });
  return ready;
}

/** Does what the reader pressed before the code for it was there. */
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
  // React leaves the article as it stands; the text is for the case that something else has changed the document
  // (a translator, an extension) and React has to render it anew.
  const articleHtml = container.querySelector('article')?.innerHTML ?? '';
  const store = new PageStore(site, siteDataUrl, page, articleHtml);
  const router = new Router(store, islands);
  const navigate = (url: URL) => router.navigate(url);
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
  await nextTask(); // React tells in the middle of its own
  followTheme(store.get().site.theme.darkMode);
  listenToCodeBlocks(store);
  listenToPictures(store);
  listenToTips();
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-search]'))) return;
    void loadSearch().then(({ openSearch }) => openSearch({ store, navigate }));
    loadDialogAhead(); // beside it
  });
  // in a sandboxed frame, which is of no origin, addresses cannot change and workers cannot start
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
  // writers would wait for all pages to be compiled
  if (process.env.NODE_ENV !== 'development' && site.theme.search && !isSandboxed && !savesData())
    void loadSearch().then(({ prepareSearch }) => prepareSearch({ store, navigate }));
}
