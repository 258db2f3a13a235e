import { type RefObject, useEffect, useRef } from 'react';
import { POPUP_CLOSE_DELAY_MS, POPUP_OPEN_DELAY_MS } from '../../shared/constants.ts';
import { media } from '../../theme/media.ts';
import type { MenuPanelProps } from '../Menu/Menu.tsx';

export interface HoverTrigger extends Pick<MenuPanelProps, 'button' | 'open' | 'onOpenChange'> {
  panel: RefObject<HTMLElement | null>;
  /** Whether a resting pointer opens; else clicks only. */
  hover: boolean;
}

/**
 * Opens and closes a panel as pointer and clicks on its button say. A click on the button of a panel that the pointer
 * has just opened makes it stay.
 * @returns whether the pointer has opened the panel, so that the focus stays where it is
 */
export function useHoverTrigger({ button, panel, open, onOpenChange, hover }: HoverTrigger) {
  const byPointer = useRef(false);
  const first = useRef(true);

  useEffect(() => {
    const element = button.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const openSoon = () => {
      if (!hover || open) return;
      timer = setTimeout(() => {
        byPointer.current = true;
        onOpenChange(true);
      }, POPUP_OPEN_DELAY_MS);
    };
    const enter = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType === 'mouse') openSoon();
    };
    const leave = () => {
      clearTimeout(timer);
      if (byPointer.current) timer = setTimeout(() => onOpenChange(false), POPUP_CLOSE_DELAY_MS);
    };
    const click = () => {
      clearTimeout(timer);
      const stay = open && byPointer.current;
      byPointer.current = false;
      onOpenChange(stay || !open);
    };
    const watched = [element, panel.current].filter((one) => one !== null);
    for (const one of watched) {
      one.addEventListener('pointerenter', enter);
      one.addEventListener('pointerleave', leave);
    }
    element.addEventListener('click', click);
    // the pointer may have arrived before this did
    if (first.current && matchMedia(media.hover).matches && element.matches(':hover')) openSoon();
    first.current = false;
    return () => {
      clearTimeout(timer);
      for (const one of watched) {
        one.removeEventListener('pointerenter', enter);
        one.removeEventListener('pointerleave', leave);
      }
      element.removeEventListener('click', click);
    };
  }, [button, panel, open, onOpenChange, hover]);

  return byPointer;
}
