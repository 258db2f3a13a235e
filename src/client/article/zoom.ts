import type { PageStore } from '../pageStore.ts';

/** Enlarges pictures. Its code is loaded on the first click; if that fails, the next one retries. */
export function listenToZoom(store: PageStore): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-zoom]');
    if (!button) return;
    import(/* webpackChunkName: "on-demand-zoom" */ './openZoom.tsx')
      .then(({ openZoom }) => openZoom(button, store.get().i18n.t('zoom.close')))
      .catch(() => undefined);
  });
}
