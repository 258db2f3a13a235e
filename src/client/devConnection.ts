/**
 * Development only: dispatches messages of the dev server. A separate entry: where the shell comes finished with the
 * package, nothing else has to be bundled.
 */
import { DEV_POLICIES, type DevUpdate } from '../shared/devUpdate.ts';

declare global {
  interface WindowEventMap {
    'docs:update': CustomEvent<DevUpdate>;
  }
}

/** What the bundler's element of errors is filled by. */
interface ErrorOverlay {
  prototype: { init(html: string | TrustedHTML): void };
}

const policy = window.trustedTypes?.createPolicy(DEV_POLICIES.errors, { createHTML: (html) => html });

// it sets a text as HTML, with a style element in it, which the Content Security Policy allows to nobody
void customElements.whenDefined('rsbuild-error-overlay').then((found) => {
  const { prototype } = found as unknown as ErrorOverlay;
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
