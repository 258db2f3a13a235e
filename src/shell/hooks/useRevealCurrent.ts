import { type RefObject, useEffect } from 'react';

/** Scrolls a container, but none of its ancestors, so that its current link is visible. */
function revealCurrent(container: HTMLElement | null): void {
  const current = container?.querySelector('[aria-current]');
  if (!container || !current) return;
  const outer = container.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
}

/** Keeps the current link of a list visible, on load and whenever `current` changes. */
export function useRevealCurrent(ref: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the current link changes
  useEffect(() => revealCurrent(ref.current), [ref, current]);
}
