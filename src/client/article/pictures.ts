import type { PageStore } from '../pageStore.ts';

/** One delegated listener for the buttons around images; the zoom code is loaded on the first click. */
export function listenToPictures(store: PageStore): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-zoom]');
    if (!button) return;
    import(/* webpackChunkName: "on-demand-zoom" */ './openZoom.tsx')
      .then(({ openZoom }) => openZoom(button, store.get().i18n.t('zoom.close')))
      .catch(() => undefined); // the image stays as it is; the next click retries
  });
}
