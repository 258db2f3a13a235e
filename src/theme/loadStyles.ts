import type { ExtraStylesheet } from '../shared/stylesheets.ts';

/**
 * Loads a stylesheet that the document links, if it is disabled, still loading or has failed.
 *
 * @returns resolves to whether it applies; immediately if it already does, as in development. The next call after a
 * failure retries.
 */
export function loadStyles(name: ExtraStylesheet): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link[data-styles="${name}"]`);
  // in Chromium, a stylesheet that failed to load has an empty sheet
  if (!link || (!link.disabled && link.sheet?.cssRules.length)) return Promise.resolve(true);
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) {
      link.addEventListener(
        type,
        () => {
          link.disabled = type === 'error';
          resolve(!link.disabled);
        },
        { once: true },
      );
    }
    // a stylesheet that failed earlier is only requested again when this changes
    link.disabled = true;
    link.disabled = false;
  });
}
