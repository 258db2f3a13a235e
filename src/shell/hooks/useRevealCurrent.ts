import { type RefObject, useEffect } from 'react';

/** Scrolls a container, and nothing else, until its current link is in sight. */
function revealCurrent(container: HTMLElement | null): void {
  const current = container?.querySelector('[aria-current]');
  if (!container || !current) return;
  const outer = container.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
}

/** Keeps the current link of a list in sight, on load and whenever `current` changes. */
export function useRevealCurrent(ref: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the current link is what this waits for
  useEffect(() => revealCurrent(ref.current), [ref, current]);
}
