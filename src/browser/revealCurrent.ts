/** Scrolls a list, but none of its ancestors, so that its current link is in view. */
export function revealCurrent(list: Element | null | undefined): void {
  const current = list?.querySelector('[aria-current]');
  if (!list || !current) return;
  const outer = list.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
