import { type ComponentType, type PropsWithChildren, type RefObject, useEffect, useRef } from 'react';
import type { SlotProps } from '../../shared/pageData.ts';
import { vars } from '../../theme/contract.css.ts';
import { useShell } from '../ShellContext.ts';

type Around = ComponentType<PropsWithChildren>;
type Slot = ComponentType<SlotProps>;

/** Puts components of the site before and after a part of the shell. */
export function slotsAround(Before: Slot | undefined, After: Slot | undefined): Around {
  return ({ children }) => {
    const { page, site } = useShell();
    return (
      <>
        {Before && <Before page={page} site={site} />}
        {children}
        {After && <After page={page} site={site} />}
      </>
    );
  };
}

/** Into the room that the page leaves for the bar. */
const above = { marginBlockStart: `calc(-1 * ${vars.layout.navbar})` };

/** The bar is fixed: within this, it scrolls with what is above it, until it reaches the top. */
const below = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navbar,
  contain: 'layout',
  marginBlockEnd: vars.layout.navbar,
} as const;

/** The same for the top bar, with something above it. */
export function slotsAroundBar(Before: Slot, After: Slot | undefined): Around {
  return ({ children }) => {
    const { page, site } = useShell();
    const part = useRef<HTMLDivElement>(null);
    useRoomAbove(part);
    return (
      <>
        <div ref={part} style={above}>
          <Before page={page} site={site} />
        </div>
        <div style={below}>{children}</div>
        {After && <After page={page} site={site} />}
      </>
    );
  };
}

/** Heights at the top of the window that panels keep free: that of the bar, and those of both bars. */
const HEIGHTS = [vars.layout.navbar, vars.layout.top].map((value) => value.replace(/^var\((.*)\)$/, '$1'));

/**
 * Lets panels open below the top bar where it is lower than usual: they are not in the flow of the page, and do not know
 * what is above the bar, as long as that is in view.
 */
export function useRoomAbove(above: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = (panel: HTMLElement) => {
      const room = Math.max(0, above.current?.getBoundingClientRect().bottom ?? 0);
      const usual = getComputedStyle(document.documentElement);
      for (const name of HEIGHTS)
        panel.style.setProperty(name, room > 0 ? `calc(${usual.getPropertyValue(name)} + ${room}px)` : null);
    };
    const placeOpen = () => {
      for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) place(panel);
    };
    const onBeforeToggle = ({ target, newState }: ToggleEvent) => {
      if (newState === 'open' && target instanceof HTMLElement) place(target);
    };
    // one may be open already
    placeOpen();
    // this event does not bubble
    document.addEventListener('beforetoggle', onBeforeToggle, { capture: true });
    for (const type of ['scroll', 'resize'] as const) addEventListener(type, placeOpen, { passive: true });
    return () => {
      document.removeEventListener('beforetoggle', onBeforeToggle, { capture: true });
      for (const type of ['scroll', 'resize'] as const) removeEventListener(type, placeOpen);
    };
  }, [above]);
}
