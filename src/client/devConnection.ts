/**
 * Development only: passes on what the dev server sends. An entry of its own: where the shell comes finished with the
 * package, nothing else has to be bundled.
 */
import type { DevErrors, DevUpdate, DevWarnings } from '../shared/devUpdate.ts';

declare global {
  interface WindowEventMap {
    'docs:update': CustomEvent<DevUpdate>;
    'docs:warnings': CustomEvent<DevWarnings>;
  }
}

for (const name of ['docs:update', 'docs:warnings'])
  import.meta.webpackHot?.on(name, (detail: unknown) => dispatchEvent(new CustomEvent(name, { detail })));

/** The bundler shows errors on every open page: on the others than those they are for, the overlay is hidden. */
let withErrors: DevErrors = 'all';

function showOverlay(): void {
  const overlay = document.querySelector<HTMLElement>('rsbuild-error-overlay');
  const isMeant = withErrors === 'all' || withErrors.includes(location.pathname);
  if (overlay) overlay.style.display = isMeant ? '' : 'none';
}

import.meta.webpackHot?.on('docs:errors', (pages: DevErrors) => {
  withErrors = pages;
  showOverlay();
});
// a visit inside the site; browsers without this event show what they have shown
window.navigation?.addEventListener('currententrychange', showOverlay);
