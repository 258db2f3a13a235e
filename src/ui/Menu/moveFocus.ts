/**
 * Moves focus among the links and buttons of an element: arrows to the next or previous one, wrapping around, Home and
 * End to the first or last.
 * @returns whether the key was one of these
 */
export function moveFocus(container: HTMLElement, key: string): boolean {
  const stops = [...container.querySelectorAll<HTMLElement>('a[href], button')];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  const index = { ArrowDown: current + 1, ArrowUp: current < 0 ? -1 : current - 1, Home: 0, End: -1 }[key];
  if (index === undefined) return false;
  stops.at(index % stops.length)?.focus();
  return true;
}
