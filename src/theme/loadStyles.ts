import type { ExtraStylesheet } from '../shared/stylesheets.ts';

/**
 * Enables a stylesheet that the document references but has not loaded.
 * @returns resolves to whether it applies; at once if it does already, as in development. After a failure, callers that
 * do not depend on the styles continue; the next call retries.
 */
export function loadStyles(name: ExtraStylesheet): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link[data-styles="${name}"]`);
  if (!link || (link.sheet && !link.disabled)) return Promise.resolve(true);
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
    link.disabled = false;
  });
}
