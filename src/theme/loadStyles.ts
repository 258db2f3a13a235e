import type { ExtraStylesheet } from '../shared/stylesheets.ts';

let kept: Promise<void> | undefined;

/**
 * Moves the stylesheet that the document has in the middle of its article to the head, before the article is replaced.
 * Resolves once the copy, which comes from the cache, applies.
 */
export function keepStyles(): Promise<void> {
  kept ??= new Promise((resolve) => {
    const link = document.querySelector('body link[data-styles]');
    const copy = link?.cloneNode();
    if (!copy) return resolve();
    for (const type of ['load', 'error'])
      copy.addEventListener(
        type,
        () => {
          link?.remove();
          resolve();
        },
        { once: true },
      );
    document.head.append(copy);
  });
  return kept;
}

/**
 * Loads a stylesheet that the document links, if it is disabled, still loading or has failed.
 *
 * @returns resolves to whether it applies; immediately if it already does, as in development. The next call after a
 * failure retries.
 */
export function loadStyles(name: ExtraStylesheet): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link[data-styles="${name}"]`);
  // in Chromium, a stylesheet that failed to load has an empty sheet
  if (!link || (!link.disabled && link.sheet && link.sheet.cssRules.length > 0)) return Promise.resolve(true);
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
