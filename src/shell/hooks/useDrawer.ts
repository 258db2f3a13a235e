import { type MouseEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { DRAWER_CLOSED_MS } from '../../shared/constants.ts';
import { type PopoverOpen, usePopoverOpen } from '../../ui/Menu/Menu.tsx';

interface CloseConditions {
  /** Path of the page: a change closes the popover. */
  pagePath: string;
  /** Media query under which the popover's content is part of the page: closes it. */
  closeAt: string;
}

/**
 * Closes a native popover on navigation, and when the window becomes so wide that it is not needed. Not on mount: the
 * reader may have opened it before hydration.
 */
export function useCloseWhen(ref: RefObject<HTMLElement | null>, { pagePath, closeAt }: CloseConditions) {
  const shown = useRef(pagePath);
  useEffect(() => {
    if (shown.current !== pagePath) ref.current?.hidePopover();
    shown.current = pagePath;
  }, [pagePath, ref]);

  useEffect(() => {
    const query = matchMedia(closeAt);
    const close = () => {
      if (query.matches) ref.current?.hidePopover();
    };
    close(); // the window may have grown before hydration
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [closeAt, ref]);
}

interface DrawerOptions extends CloseConditions {
  /** Selector of the closest ancestor that stays usable while the drawer is open. Default: only the drawer does. */
  keep?: string;
}

export interface Drawer<E extends HTMLElement> extends PopoverOpen<E> {
  onBeforeToggle: (event: ToggleEvent<E>) => void;
  onClick: (event: MouseEvent<E>) => void;
}

/** The siblings of an element and of its ancestors, up to the body. */
function outside(element: Element): Element[] {
  const siblings = Array.from(element.parentElement?.children ?? []).filter((child) => child !== element);
  const parent = element.parentElement;
  return parent === null || parent === document.body ? siblings : [...siblings, ...outside(parent)];
}

function setInert(elements: Element[], inert: boolean): void {
  for (const element of elements) element.toggleAttribute('inert', inert);
}

/** A native popover that covers the page: everything else is inert while it is open. */
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
    // The button that opened it may be inert now; on close, the browser restores focus to it.
    if (!element.contains(document.activeElement) && keep === undefined) {
      element.querySelector('button')?.focus({ preventScroll: true });
    }
    return () => setInert(inert.current, false);
  }, [open, keep, ref]);

  return {
    ref,
    open,
    onToggle,
    // Before the browser restores focus: an inert button cannot receive it.
    onBeforeToggle: ({ target, currentTarget: element, newState }) => {
      if (target !== element || newState !== 'closed') return;
      setInert(inert.current, false);
      // its styles animate only this: a smaller window, too, turns the sidebar into a closed drawer
      element.dataset.closing = '';
      setTimeout(() => delete element.dataset.closing, DRAWER_CLOSED_MS);
    },
    // A link to the current page: no navigation closes the drawer, but the reader wants to see the page.
    onClick: ({ target }) => {
      if ((target as Element).closest('a')?.pathname === location.pathname) ref.current?.hidePopover();
    },
  };
}
