import * as Radix from '@radix-ui/react-popover';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { MenuPanelProps } from '../Menu/Menu.tsx';
import { moveFocus } from '../Menu/moveFocus.ts';
import { content } from './HoverPopover.demand.css.ts';
import { useHoverTrigger } from './useHoverTrigger.ts';

export interface HoverPopoverProps extends MenuPanelProps {
  /** Accessible name of the panel. */
  label: string;
  /** What opens it: the pointer resting on the button, or a click only. Keys and touches always do. */
  trigger: 'hover' | 'click';
}

/**
 * The panel of a `Menu` as a Radix popover: below the button, lined up with its left edge, without an arrow. It stays
 * where it is in the document, so that the keyboard finds it behind its button and drawers do not cover it.
 */
export function HoverPopover({ button, open, onOpenChange, label, trigger, children }: HoverPopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { byPointer, watchPanel } = useHoverTrigger({
    button,
    open,
    onOpenChange,
    hover: trigger === 'hover',
  });

  useEffect(() => {
    const element = button.current;
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'ArrowDown') onOpenChange(true);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [button, onOpenChange]);

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
        aria-label={label}
        side="bottom"
        align="start"
        sideOffset={8}
        collisionPadding={8}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onOpenChange(false);
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          // after a click or a key; Radix itself would pass over links
          if (!byPointer.current) moveFocus(event.currentTarget as HTMLElement, 'Home');
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // the panel is gone, and with it the focus if it was in there
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
