import type { ExtraStylesheet } from '../shared/stylesheets.ts';

/**
 * Switches on a stylesheet that the document names but has not loaded.
 * @returns whether it applies, when that is known; at once where it does already, as in development. What can do without
 * its styles goes on, and asks again the next time.
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
