import type { ExtraStylesheet } from '../shared/stylesheets.ts';

/**
 * Switches on a stylesheet that the document names but has not loaded.
 * @returns when it applies; at once where it does already, as in development. One that cannot be loaded is no error:
 * content without its styles is better than none.
 */
export function loadStyles(name: ExtraStylesheet): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[data-styles="${name}"]`);
  if (!link || (link.sheet && !link.disabled)) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    link.disabled = false;
  });
}
