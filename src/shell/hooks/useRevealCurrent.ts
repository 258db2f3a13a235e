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

/** Keeps the current link of a list visible: on load, when `current` changes, and when the popover it lies in opens. */
export function useRevealCurrent(
  ref: RefObject<HTMLElement | null>,
  current: string | undefined,
  open: boolean | undefined,
): void {
  // `undefined` becomes `false` at hydration, which must not undo a restored scroll position
  const isOpen = !!open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closed popover has no size that could be scrolled
  useEffect(() => revealCurrent(ref.current), [ref, current, isOpen]);
}
