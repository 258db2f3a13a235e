/**
 * Keeps keyboard and screen readers out of the page below. Not by `inert`: browsers style every element of the page
 * anew for it, which takes longer than to search. The backdrop keeps the pointer out.
 * @returns what opens the page again
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
