import * as Radix from '@radix-ui/react-popover';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { MENU_CLOSE_DELAY_MS, POPUP_OPEN_DELAY_MS } from '../../shared/constants.ts';
import * as media from '../../theme/media.ts';
import * as styles from '../../ui/Menu/Menu.css.ts';
import { panel as panelClass } from '../../ui/Menu/Menu.deferred.css.ts';
import { type IslandProps, Slot } from '../Slot/Slot.tsx';
import { content } from './Menu.deferred.css.ts';

export interface MenuProps {
  /** Class of the button. */
  buttonClass: string;
  /** Accessible name of the button. Default: its text. */
  label?: string | undefined;
  /** Edge of the button that the panel is aligned with. Default: `'end'`. */
  align?: 'start' | 'end';
  /** Whether the panel also opens on hover. Default: `true`. */
  hover?: boolean;
  /** Delay before the menu closes after the pointer has left it, in milliseconds. Default: the delay of the navbar. */
  closeDelay?: number;
}

/** Closes the last menu opened on hover, when hovering opens another one. */
let closeHovered: ((island: Node | null) => void) | undefined;

/**
 * A button (slot `trigger`) with a panel of links (slot `panel`). The panel is a native popover, which works before
 * hydration and without JavaScript. On wide screens, Radix's Popover replaces it while it is closed, which adds
 * hovering and arrow keys. It isn't in a portal, so that the panel follows its button in the tab order.
 */
export function Menu({ props, slots }: IslandProps<MenuProps>) {
  const { buttonClass, label, align = 'end', hover = true, closeDelay = MENU_CLOSE_DELAY_MS } = props;
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const native = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  /** Whether the native popover is open, which is kept until it is closed. Unknown during hydration. */
  const [nativeOpen, setNativeOpen] = useState<boolean>();
  const [open, setOpen] = useState(false);
  /**
   * Whether the menu was opened by hovering. In that case, focus doesn't move, and a click on the button doesn't close
   * it.
   */
  const byPointer = useRef(false);
  /** Whether the pointer has just entered. A resting pointer doesn't open the menu. */
  const pointerEntered = useRef(false);
  /** Key that moves the focus into the panel once it is open. */
  const entryKey = useRef<'Home' | 'End'>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRadix = isWide && nativeOpen === false;

  /** Keyboard and clicks cancel pending hover timers. */
  const decide = (opens: boolean) => {
    clearTimeout(timer.current);
    setOpen(opens);
  };
  const after = (delay: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  const openSoon = useEffectEvent(() => {
    if (!hover || open) return;
    after(POPUP_OPEN_DELAY_MS, () => {
      const island = button.current?.parentElement ?? null;
      closeHovered?.(island);
      closeHovered = (other) => other && !island?.contains(other) && setOpen(false);
      byPointer.current = true;
      setOpen(true);
    });
  });
  const pointer = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      clearTimeout(timer.current);
      pointerEntered.current = pointerType === 'mouse';
    },
    onPointerMove: () => {
      if (pointerEntered.current) openSoon();
      pointerEntered.current = false;
    },
    onPointerLeave: () => after(closeDelay, () => byPointer.current && setOpen(false)),
  };

  useLayoutEffect(() => setNativeOpen(native.current?.matches(':popover-open') ?? false), []);
  useEffect(() => {
    // the pointer was there before hydration, and hasn't clicked
    const isHovered = button.current?.matches(':hover') && native.current?.dataset.toggled === undefined;
    if (isHovered && matchMedia(`${media.hover} and ${media.wide}`).matches) openSoon();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (!isWide) setOpen(false);
  }, [isWide]);

  const onClick = () => {
    const stays = open && byPointer.current;
    byPointer.current = false;
    decide(stays || !open);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlain(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const key = event.key === 'ArrowDown' ? 'Home' : 'End';
    if (panel.current) moveFocus(panel.current, key);
    else entryKey.current = key;
    byPointer.current = false;
    decide(true);
  };

  return (
    <Radix.Root open={open} onOpenChange={decide}>
      <Radix.Anchor asChild>
        <Slot
          as="button"
          ref={button}
          name="trigger"
          html={slots.trigger}
          type="button"
          className={`${buttonClass} ${styles.button}`}
          aria-label={label}
          aria-expanded={isRadix ? open : nativeOpen}
          popoverTarget={isRadix ? undefined : id}
          {...(isRadix && { onClick, onKeyDown, ...pointer })}
        />
      </Radix.Anchor>
      {isRadix ? (
        <Radix.Content
          ref={panel}
          className={content}
          data-popover-panel=""
          aria-label={label ?? button.current?.textContent}
          side="bottom"
          align={align}
          sideOffset={8}
          collisionPadding={8}
          {...pointer}
          // Radix traps Tab in its panel; in a menu, Tab moves on
          onKeyDownCapture={(event) => {
            if (event.key === 'Tab') event.stopPropagation();
          }}
          onKeyDown={(event) => {
            // ignores keys that a menu inside this one has handled
            if (event.defaultPrevented || !isPlain(event)) return;
            if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
          }}
          onFocusCapture={() => {
            byPointer.current = false;
          }}
          onClick={(event) => {
            if ((event.target as Element).closest('a')) decide(false);
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // focus stays on the button unless an arrow key moves it into the panel
            if (entryKey.current) moveFocus(event.currentTarget as HTMLElement, entryKey.current);
            entryKey.current = undefined;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // focus is on the body if it was inside the panel
            if (!byPointer.current && document.activeElement === document.body) button.current?.focus();
          }}
          onInteractOutside={(event) => {
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          <Slot name="panel" html={slots.panel} />
        </Radix.Content>
      ) : (
        <Slot
          ref={native}
          id={id}
          name="panel"
          html={slots.panel}
          popover="auto"
          className={panelClass}
          data-align={align}
          onToggle={({ target, currentTarget, newState }) => {
            if (target === currentTarget) setNativeOpen(newState === 'open');
          }}
        />
      )}
    </Radix.Root>
  );
}

/** Whether the window is wide enough for menus in the navbar; `false` during hydration. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media.wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(media.wide).matches,
    () => false,
  );
}

/** Whether a key is pressed without modifiers. */
const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => !(altKey || ctrlKey || metaKey);

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
