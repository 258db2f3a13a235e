/**
 * Development only: dispatches messages of the dev server. It is a separate entry, so that the packaged shell doesn't
 * need to be bundled again.
 */
import { DEV_POLICIES, type DevUpdate } from '../shared/devUpdate.ts';

declare global {
  interface WindowEventMap {
    'docs:update': CustomEvent<DevUpdate>;
  }
}

/** The bundler's error overlay element. */
interface ErrorOverlay {
  prototype: { init(html: string | TrustedHTML): void };
}

const policy = window.trustedTypes?.createPolicy(DEV_POLICIES.errors, { createHTML: (html) => html });

// the overlay sets HTML with a style element, which the Content Security Policy blocks
void customElements.whenDefined('rsbuild-error-overlay').then((overlayClass) => {
  const { prototype } = overlayClass as unknown as ErrorOverlay;
  const { init } = prototype;
  prototype.init = function (this: HTMLElement, html) {
    const sheet = new CSSStyleSheet();
    const text = String(html).replace(/<style>(.*?)<\/style>/s, (_, css: string) => {
      sheet.replaceSync(css);
      return '';
    });
    init.call(this, policy?.createHTML(text) ?? text);
    this.shadowRoot?.adoptedStyleSheets.push(sheet);
  };
});

let broken: DevUpdate['broken'] = 'all';

/** Hides the overlay on pages without errors; the bundler shows it on every open page. */
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
// handles client-side navigation; browsers without this event keep the overlay
window.navigation?.addEventListener('currententrychange', showOverlay);
