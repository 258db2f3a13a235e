import { type ToggleEvent, useEffect, useRef } from 'react';
import { type PopoverOpen, usePopoverOpen } from '../../ui/Menu/usePopoverOpen.ts';

export interface DrawerOptions {
  /** Address of the page: a change closes the drawer. */
  pagePath: string;
  /** Media condition under which there is no drawer: closes it. */
  closeAt: string;
  /** Selector of the closest ancestor that stays usable while the drawer is open. Default: the drawer alone. */
  keep?: string;
}

export interface Drawer<E extends HTMLElement> extends PopoverOpen<E> {
  onBeforeToggle: (event: ToggleEvent<E>) => void;
}

/** Everything beside an element, on every level up to the body. */
function outside(element: Element): Element[] {
  const siblings = Array.from(element.parentElement?.children ?? []).filter((child) => child !== element);
  const parent = element.parentElement;
  return parent === null || parent === document.body ? siblings : [...siblings, ...outside(parent)];
}

function setInert(elements: Element[], inert: boolean): void {
  for (const element of elements) element.toggleAttribute('inert', inert);
}

/** A native popover that covers the page: the rest is inert while it is open, and it closes when it must. */
export function useDrawer<E extends HTMLElement>({ pagePath, closeAt, keep }: DrawerOptions): Drawer<E> {
  const { ref, open, onToggle } = usePopoverOpen<E>();
  const inert = useRef<Element[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the page is what this waits for
  useEffect(() => ref.current?.hidePopover(), [pagePath, ref]);

  useEffect(() => {
    const query = matchMedia(closeAt);
    const close = () => {
      if (query.matches) ref.current?.hidePopover();
    };
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [closeAt, ref]);

  useEffect(() => {
    const element = ref.current;
    if (!open || element === null) return;
    inert.current = outside((keep && element.closest(keep)) || element).filter(
      (one) => !one.hasAttribute('inert'),
    );
    setInert(inert.current, true);
    // The button that opened it may be out of reach now; the browser gives the focus back to it on closing.
    if (!element.contains(document.activeElement) && keep === undefined) {
      element.querySelector('button')?.focus({ preventScroll: true });
    }
    return () => setInert(inert.current, false);
  }, [open, keep, ref]);

  return {
    ref,
    open,
    onToggle,
    // Before the browser gives the focus back: an inert button could not take it.
    onBeforeToggle: (event) => {
      if (event.target === event.currentTarget && event.newState === 'closed') setInert(inert.current, false);
    },
  };
}
