import type { Router } from './router.ts';

/** Development only: shows what the dev server says has changed, without loading the document anew. */
export function listenToDevServer(router: Router): void {
  import.meta.webpackHot?.on('docs:update', (pages: 'all' | string[]) => {
    void router.refresh(pages);
  });
}
