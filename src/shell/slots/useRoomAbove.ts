import { type RefObject, useEffect } from 'react';
import { vars } from '../../theme/contract.css.ts';

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
