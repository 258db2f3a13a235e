/**
 * Development only: passes on what the dev server sends. An entry of its own: where the shell comes finished with the
 * package, nothing else has to be bundled.
 */
import type { DevUpdate } from '../shared/devUpdate.ts';

declare global {
  interface WindowEventMap {
    'docs:update': CustomEvent<DevUpdate>;
  }
}

let broken: DevUpdate['broken'] = 'all';

/** The bundler shows errors on every open page: on the others than those they are for, the overlay is hidden. */
function showOverlay(): void {
  const overlay = document.querySelector<HTMLElement>('rsbuild-error-overlay');
  const isMeant = broken === 'all' || broken.includes(location.pathname);
  if (overlay) overlay.style.display = isMeant ? '' : 'none';
}

import.meta.webpackHot?.on('docs:update', (detail: DevUpdate) => {
  broken = detail.broken;
  showOverlay();
  dispatchEvent(new CustomEvent('docs:update', { detail }));
});
// a visit inside the site; browsers without this event show what they have shown
window.navigation?.addEventListener('currententrychange', showOverlay);
