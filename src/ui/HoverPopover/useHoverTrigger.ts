import { type RefObject, useEffect, useRef } from 'react';
import { POPUP_CLOSE_DELAY_MS, POPUP_OPEN_DELAY_MS } from '../../shared/constants.ts';
import { media } from '../../theme/media.ts';
import type { MenuPanelProps } from '../Menu/Menu.tsx';

export interface HoverTriggerOptions extends Pick<MenuPanelProps, 'button' | 'open' | 'onOpenChange'> {
  /** Whether a resting pointer opens; else clicks only. */
  hover: boolean;
}

export interface HoverTrigger {
  /** Whether the pointer has opened the panel, so that the focus stays where it is. */
  byPointer: RefObject<boolean>;
  /** To be called with the panel's element; returns what takes the listeners away. */
  watchPanel: (panel: HTMLElement) => () => void;
}

/**
 * Opens and closes a panel as pointer and clicks on its button say. A click on the button of a panel that the pointer
 * has just opened makes it stay.
 */
export function useHoverTrigger({ button, open, onOpenChange, hover }: HoverTriggerOptions): HoverTrigger {
  const byPointer = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(true);

  const leave = () => {
    clearTimeout(timer.current);
    if (byPointer.current) timer.current = setTimeout(() => onOpenChange(false), POPUP_CLOSE_DELAY_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `leave` is made of what is listed
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    const openSoon = () => {
      if (!hover || open) return;
      timer.current = setTimeout(() => {
        byPointer.current = true;
        onOpenChange(true);
      }, POPUP_OPEN_DELAY_MS);
    };
    const enter = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current);
      if (pointerType === 'mouse') openSoon();
    };
    const click = () => {
      clearTimeout(timer.current);
      const stay = open && byPointer.current;
      byPointer.current = false;
      onOpenChange(stay || !open);
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('click', click);
    // the pointer may have arrived before this did
    if (first.current && matchMedia(media.hover).matches && element.matches(':hover')) openSoon();
    first.current = false;
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('click', click);
    };
  }, [button, open, onOpenChange, hover]);

  return {
    byPointer,
    watchPanel: (panel) => {
      // React passes over a pointer that comes from another of its roots, where the button is
      const enter = () => clearTimeout(timer.current);
      panel.addEventListener('pointerenter', enter);
      panel.addEventListener('pointerleave', leave);
      return () => {
        panel.removeEventListener('pointerenter', enter);
        panel.removeEventListener('pointerleave', leave);
      };
    },
  };
}
