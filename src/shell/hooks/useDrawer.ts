import { type MouseEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { type PopoverOpen, usePopoverOpen } from '../../ui/Menu/usePopoverOpen.ts';
import { type CloseConditions, useCloseWhen } from './useCloseWhen.ts';

export interface DrawerOptions extends CloseConditions {
  /** Selector of the closest ancestor that stays usable while the drawer is open. Default: the drawer alone. */
  keep?: string;
}

export interface Drawer<E extends HTMLElement> extends PopoverOpen<E> {
  onBeforeToggle: (event: ToggleEvent<E>) => void;
  onClick: (event: MouseEvent<E>) => void;
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
export function useDrawer<E extends HTMLElement>({ keep, ...conditions }: DrawerOptions): Drawer<E> {
  const { ref, open, onToggle } = usePopoverOpen<E>();
  const inert = useRef<Element[]>([]);
  useCloseWhen(ref, conditions);

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
    // A link to the page that is open already: it does not change, but the reader wants to see it.
    onClick: ({ target }) => {
      if ((target as Element).closest('a')?.pathname === location.pathname) ref.current?.hidePopover();
    },
  };
}
