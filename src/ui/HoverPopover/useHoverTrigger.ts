import { type RefObject, useEffect, useRef } from 'react';
import { POPUP_CLOSE_DELAY_MS, POPUP_OPEN_DELAY_MS } from '../../shared/constants.ts';
import { media } from '../../theme/media.ts';
import type { MenuPanelProps } from '../Menu/Menu.tsx';

export interface HoverTriggerOptions extends Pick<MenuPanelProps, 'button' | 'open' | 'onOpenChange'> {
  /** Whether hovering opens it; else only clicks do. */
  hover: boolean;
}

export interface HoverTrigger {
  /** Whether hovering has opened the panel; then focus must not move. */
  byPointer: RefObject<boolean>;
  /** Call it with the panel's element; returns a function that removes the listeners. */
  watchPanel: (panel: HTMLElement) => () => void;
}

/**
 * Opens and closes a panel on hover and on clicks on its button. Clicking the button of a panel that hovering has just
 * opened keeps it open.
 */
export function useHoverTrigger({ button, open, onOpenChange, hover }: HoverTriggerOptions): HoverTrigger {
  const byPointer = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(true);

  const leave = () => {
    clearTimeout(timer.current);
    if (byPointer.current) timer.current = setTimeout(() => onOpenChange(false), POPUP_CLOSE_DELAY_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `leave` depends only on what is listed
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
    // the pointer may have entered before the listeners were added
    if (first.current && matchMedia(media.hover).matches && element.matches(':hover')) openSoon();
    first.current = false;
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('click', click);
    };
  }, [button, open, onOpenChange, hover]);

  // not above: a pointer that leaves just when the panel has opened would not close it
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    byPointer,
    watchPanel: (panel) => {
      // native, like the button's: React's `onPointerEnter` would come before the button's `pointerleave`
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
