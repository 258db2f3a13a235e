/**
 * Keeps keyboard and screen readers out of the page below. Not by `inert`, which recalculates the style of every
 * element and takes longer than a search. The backdrop blocks the pointer.
 * @returns a function that undoes it
 */
export function coverPage(page: HTMLElement | null): () => void {
  const keepFocus = ({ target }: FocusEvent) => {
    if (page?.contains(target as Node)) document.querySelector<HTMLElement>('[data-search-field]')?.focus();
  };
  page?.setAttribute('aria-hidden', 'true');
  addEventListener('focusin', keepFocus);
  return () => {
    page?.removeAttribute('aria-hidden');
    removeEventListener('focusin', keepFocus);
  };
}
