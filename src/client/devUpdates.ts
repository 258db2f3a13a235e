/**
 * Development only: shows what the dev server says has changed, without loading the document anew. Loaded by the boot
 * script, so that nothing is missed; what is said before the frame is alive waits for it.
 */
import type { DevUpdate } from '../shared/devUpdate.ts';
import type { Router } from './navigation/router.ts';
import type { PageStore } from './pageStore.ts';

const [server, first] = (document.documentElement.dataset.revision ?? '').split('.');
let revision = Number(first);
let missed: DevUpdate['pages'] | undefined;
let show: ((pages: DevUpdate['pages']) => void) | undefined;

import.meta.webpackHot?.on('docs:update', (update: DevUpdate) => {
  if (update.server !== server) location.reload();
  if (update.revision === revision) return;
  const pages = update.revision === revision + 1 ? update.pages : 'all';
  revision = update.revision;
  if (show) show(pages);
  else missed = missed ? 'all' : pages;
});

/** Called when the frame is alive. */
export function followDevServer(router: Router, store: PageStore): void {
  let queue = Promise.resolve();
  show = (pages) => {
    queue = queue.then(async () => {
      const { pageType } = store.get().page;
      // a page may have been removed, or written where there was none
      if (pages === 'all' && (pageType === '404' || (await isMissing()))) location.reload();
      else await router.refresh(pages);
    });
  };
  if (missed) show(missed);
}

async function isMissing(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).status === 404;
  } catch {
    return false; // the server is being restarted
  }
}
