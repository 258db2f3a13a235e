/**
 * Development only: applies the dev server's updates without reloading the document. Loaded by the boot script, so
 * that no update is missed; updates that arrive before the shell is hydrated are applied afterwards.
 */
import type { DevUpdate } from '../shared/devUpdate.ts';
import { followWarnings } from './devWarnings.ts';
import type { Router } from './navigation/router.ts';
import type { PageStore } from './pageStore.ts';

/** Pause before asking the server again, in milliseconds. */
const RETRY_MS = 300;

const [server, first] = (document.documentElement.dataset.revision ?? '').split('.');
let revision = Number(first);
let missed: DevUpdate['pages'] | undefined;
let show: ((pages: DevUpdate['pages']) => void) | undefined;

addEventListener('docs:update', ({ detail: update }) => {
  if (update.server !== server) {
    void reload();
    return;
  }
  if (update.revision === revision) return;
  const pages = update.revision === revision + 1 ? update.pages : 'all';
  revision = update.revision;
  if (show) show(pages);
  else missed = missed ? 'all' : pages;
});

/** Called once the shell is hydrated. */
export function followDevServer(router: Router, store: PageStore): void {
  followWarnings(store);
  let queue = Promise.resolve();
  show = (pages) => {
    queue = queue.then(async () => {
      const { pageType } = store.get().page;
      // the page may have been removed, or created where there was none
      if (pages === 'all' && (pageType === '404' || (await status()) === 404)) await reload();
      else await router.refresh(pages);
    });
  };
  if (missed) show(missed);
}

/** Reloads the document once the server answers: it may be restarting, and the browser would stay with an error. */
async function reload(): Promise<void> {
  while ((await status()) === undefined) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  location.reload();
}

/** How the server answers for this page; `undefined` while it restarts. */
async function status(): Promise<number | undefined> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).status;
  } catch {
    return undefined;
  }
}
