import * as Radix from '@radix-ui/react-popover';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { FULL_SCREEN_MENU } from '../Menu/fullScreenMenu.ts';
import type { MenuPanelProps } from '../Menu/Menu.tsx';
import { moveFocus } from '../Menu/moveFocus.ts';
import { content } from './HoverPopover.lazy.css.ts';
import { useHoverTrigger } from './useHoverTrigger.ts';

export interface HoverPopoverProps extends MenuPanelProps {
  /** Accessible name of the panel. */
  label: string;
  /** What opens it: hovering the button, or a click only. Keyboard and touch always do. */
  trigger: 'hover' | 'click';
}

/**
 * The panel of a `Menu` as a Radix popover: below the button, aligned with its left edge, without an arrow. It is not
 * in a portal, so that it follows its button in the tab order and is not covered by drawers.
 */
export function HoverPopover({ button, open, label, trigger, children, ...props }: HoverPopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { onOpenChange: change } = props;
  // in a full-screen menu, the button unfolds the native panel
  const onOpenChange = useCallback(
    (wanted: boolean) => change(wanted && !button.current?.closest(FULL_SCREEN_MENU)),
    [button, change],
  );
  const { byPointer, watchPanel } = useHoverTrigger({
    button,
    open,
    onOpenChange,
    hover: trigger === 'hover',
  });

  const entered = useRef(false);
  useEffect(() => {
    const element = button.current;
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'ArrowDown') return;
      if (open && panel.current) moveFocus(panel.current, 'Home');
      else {
        entered.current = true;
        onOpenChange(true);
      }
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [button, open, onOpenChange]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (panel.current && moveFocus(panel.current, event.key)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button as { current: HTMLButtonElement }} />
      <Radix.Content
        ref={(element: HTMLDivElement | null) => {
          panel.current = element;
          return element ? watchPanel(element) : undefined;
        }}
        className={content}
        data-popover-panel=""
        aria-label={label}
        side="bottom"
        align="start"
        sideOffset={8}
        collisionPadding={8}
        // Radix leads Tab around in its panel; from a menu, it leads on
        onKeyDownCapture={(event) => {
          if (event.key === 'Tab') event.stopPropagation();
        }}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onOpenChange(false);
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          // as in a native menu, focus stays on the button unless an arrow key leads into the panel
          if (entered.current) moveFocus(event.currentTarget as HTMLElement, 'Home');
          entered.current = false;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // focus is on the body if it was inside the panel, which is gone
          if (!byPointer.current && document.activeElement === document.body) button.current?.focus();
        }}
        onInteractOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
