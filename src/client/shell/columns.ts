/** The element around sidebar, article and outline, whose attributes say which of them the page has. */
export function columns(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-columns]');
}
