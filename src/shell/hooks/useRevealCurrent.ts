import { type RefObject, useEffect } from 'react';

/** Scrolls a container, and nothing else, until its current link is in sight. */
export function revealCurrent(container: HTMLElement | null): void {
  const current = container?.querySelector('[aria-current="page"]');
  if (!container || !current) return;
  const outer = container.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
}

/** Keeps the current page's link in sight, on load and after each navigation. */
export function useRevealCurrent(ref: RefObject<HTMLElement | null>, pagePath: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the page is what this waits for
  useEffect(() => revealCurrent(ref.current), [ref, pagePath]);
}
