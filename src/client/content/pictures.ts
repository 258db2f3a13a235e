import type { PageStore } from '../pageStore.ts';

/** Buttons around pictures: one listener; the code behind them comes with the first press. */
export function listenToPictures(store: PageStore): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-zoom]');
    if (!button) return;
    import(/* webpackChunkName: "on-demand-zoom" */ './openZoom.tsx')
      .then(({ openZoom }) => openZoom(button, store.get().i18n.t('zoom.close')))
      .catch(() => undefined); // the picture stays as it is; the next press tries again
  });
}
