/** The element around sidebar, article and outline, whose attributes list those that the page has. */
export function columns(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-columns]');
}
