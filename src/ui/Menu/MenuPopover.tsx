import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { POPUP_OPEN_DELAY_MS } from '../../shared/constants.ts';
import * as media from '../../theme/media.ts';
import { content } from './MenuPopover.lazy.css.ts';

export interface MenuPopoverProps {
  /** The menu's button, which names the panel. The element around both is what the pointer enters and leaves. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether the panel is shown. */
  open: boolean;
  /** Opens or closes the panel. */
  onOpenChange: (open: boolean) => void;
  /** Edge of the button that the panel is aligned with. */
  align: 'start' | 'end';
  /** Whether a mouse that rests on the button opens it; a click, keys and touch always do. */
  hover: boolean;
  /** How long it stays once the pointer has left, in milliseconds. */
  closeDelay: number;
  /** Whether it opens for a pointer that is there before it. */
  opensAtOnce: boolean;
  /** The content of the panel. */
  children: ReactNode;
}

/** The menu that hovering has opened last: it closes when hovering opens another one, but for one inside of it. */
let hovered: { root: Element | null | undefined; close: () => void } | undefined;

/**
 * The panel of a `Menu` as a Radix popover, with all that a native one lacks: it opens on hover, and knows the keys of a
 * disclosure menu. It is not in a portal, so that it follows its button in the tab order and is not covered by drawers.
 */
export function MenuPopover(props: MenuPopoverProps) {
  const { button, open, onOpenChange, align, hover, closeDelay, opensAtOnce, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  /** Whether hovering has opened it; then focus does not move, and a click on the button does not close it. */
  const byPointer = useRef(false);
  /** The key that moves the focus into the panel once it is open. */
  const entering = useRef<'Home' | 'End'>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** What a key or a click does, no timer undoes. */
  const decide = (opens: boolean) => {
    clearTimeout(timer.current);
    onOpenChange(opens);
  };
  const after = (delay: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  const openSoon = useEffectEvent(() => {
    if (!hover || open) return;
    after(POPUP_OPEN_DELAY_MS, () => {
      const root = button.current?.parentElement;
      if (!hovered?.root?.contains(root ?? null)) hovered?.close();
      hovered = { root, close: () => onOpenChange(false) };
      byPointer.current = true;
      onOpenChange(true);
    });
  });
  const openAtOnce = useEffectEvent(() => {
    if (opensAtOnce && matchMedia(media.hover).matches && button.current?.matches(':hover')) openSoon();
  });
  const leave = useEffectEvent(() => {
    after(closeDelay, () => {
      if (byPointer.current) onOpenChange(false);
    });
  });
  const click = useEffectEvent(() => {
    const stays = open && byPointer.current;
    byPointer.current = false;
    decide(stays || !open);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlain(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const key = event.key === 'ArrowDown' ? 'Home' : 'End';
    if (panel.current) moveFocus(panel.current, key);
    else entering.current = key;
    byPointer.current = false;
    decide(true);
  });

  useEffect(() => {
    const element = button.current;
    const root = element?.parentElement;
    const listening = new AbortController();
    const { signal } = listening;
    const move = () => openSoon();
    root?.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        clearTimeout(timer.current);
        // not for one that rests there while what covered the button goes away, e.g. search
        if (pointerType === 'mouse') root.addEventListener('pointermove', move, { once: true, signal });
      },
      { signal },
    );
    root?.addEventListener('pointerleave', () => leave(), { signal });
    element?.addEventListener('click', () => click(), { signal });
    element?.addEventListener('keydown', (event) => press(event), { signal });
    openAtOnce(); // the pointer may have entered before this code was there
    return () => listening.abort();
  }, [button]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Radix.Root open={open} onOpenChange={decide}>
      <Radix.Anchor virtualRef={button as { current: HTMLButtonElement }} />
      <Radix.Content
        ref={panel}
        className={content}
        data-popover-panel=""
        aria-label={button.current?.ariaLabel ?? button.current?.textContent}
        side="bottom"
        align={align}
        sideOffset={8}
        collisionPadding={8}
        // Radix leads Tab around in its panel; from a menu, it leads on
        onKeyDownCapture={(event) => {
          if (event.key === 'Tab') event.stopPropagation();
        }}
        onKeyDown={(event) => {
          // not what a menu inside of this one has answered
          if (event.defaultPrevented || !isPlain(event)) return;
          if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
        }}
        onFocusCapture={() => {
          byPointer.current = false; // whoever is in it has not just passed over it
        }}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) decide(false);
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          // focus stays on the button unless an arrow key leads into the panel
          if (entering.current) moveFocus(event.currentTarget as HTMLElement, entering.current);
          entering.current = undefined;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // focus is on the body if it was inside the panel, which is gone
          if (!byPointer.current && document.activeElement === document.body) button.current?.focus();
        }}
        onInteractOutside={(event) => {
          const target = event.target as Node & { before?: unknown };
          if (button.current?.contains(target)) event.preventDefault();
          // search gives the focus back to what its field says, but that is gone by then; of others, it is a method
          const { before } = target;
          if (before instanceof Node && panel.current?.contains(before)) target.before = button.current;
        }}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/** Whether a key is pressed by itself. */
const isPlain = ({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) =>
  !(altKey || ctrlKey || metaKey);

/**
 * Moves focus among the links and buttons of an element: arrows to the next or previous one, wrapping around, Home and
 * End to the first or last.
 * @returns whether the key was one of these
 */
function moveFocus(container: HTMLElement, key: string): boolean {
  const stops = [...container.querySelectorAll<HTMLElement>('a[href], button')];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  const index = { ArrowDown: current + 1, ArrowUp: current < 0 ? -1 : current - 1, Home: 0, End: -1 }[key];
  if (index === undefined) return false;
  stops.at(index % stops.length)?.focus();
  return true;
}
