import {
  type ReactNode,
  type RefObject,
  startTransition,
  type ToggleEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MENU_CLOSE_DELAY_MS } from '../../shared/constants.ts';
import { loadStyles } from '../../theme/loadStyles.ts';
import * as media from '../../theme/media.ts';
import { iconButton } from '../Icon/Icon.css.ts';
import * as styles from './Menu.css.ts';
import './Menu.deferred.css.ts';
import type { MenuPopover } from './MenuPopover.tsx';

/** Selects the open full-screen menu: menus inside it unfold, and only on click. */
const FULL_SCREEN_MENU = '[data-scroll-lock]:popover-open';

export interface MenuProps {
  /** Accessible name of the button. Omit it if `trigger` contains text. */
  label?: string;
  /** Visible content of the button. */
  trigger: ReactNode;
  /** Class of the button. Default: that of an icon button. */
  buttonClass?: string;
  /** Edge of the button that the panel is aligned with. Default: `'end'`. */
  align?: 'start' | 'end';
  /** Whether the panel also opens on hover. Default: `true`. */
  hover?: boolean;
  /** How long it stays once the pointer has left, in milliseconds. Default: as the menus of the top bar. */
  closeDelay?: number;
  /** `MenuItem`s and `MenuGroup`s, or anything else. */
  children: ReactNode;
}

/**
 * A button with a panel of links: all menus of the shell. The panel is shown in one of three ways:
 *
 * - The browser opens and closes it (native popover), so it works before and without JavaScript; Escape and a click
 *   elsewhere close it.
 * - `MenuPopover`, Radix's Popover, takes its place once the reader has come near, its code is there, and nothing is
 *   open. That adds hovering and arrow keys.
 * - In a full-screen menu, the native one unfolds below its button, in the flow, instead of covering what follows.
 */
export function Menu({
  label,
  trigger,
  buttonClass = iconButton,
  align = 'end',
  hover = true,
  closeDelay = MENU_CLOSE_DELAY_MS,
  children,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { ref, open: nativeOpen, onToggle } = usePopoverOpen<HTMLDivElement>();
  // whether it is open in one of the other two ways; `below`: unfolded below its button
  const [opened, setOpened] = useState<boolean | 'below'>(false);
  const [Popover, setPopover] = useState<typeof MenuPopover>();
  const [mayReplace, setMayReplace] = useState(false);
  /** Whether the browser has opened it: who closes that wants none to open instead. */
  const wasOpened = useRef(false);
  const replaced = Popover !== undefined && mayReplace && !nativeOpen && opened !== 'below';
  const unfolds = () => Boolean(button.current?.closest(FULL_SCREEN_MENU));
  const intend = () => {
    if (Popover || unfolds()) return;
    Promise.all([
      import(/* webpackChunkName: "on-demand-popups" */ './MenuPopover.tsx'),
      loadStyles('lazy'),
    ]).then(
      ([code]) => setPopover(() => code.MenuPopover),
      () => undefined, // keep the native panel
    );
  };

  // Asks the browser, which tells only a moment later that it has opened the panel. Before anybody can click again.
  useLayoutEffect(() => {
    if (Popover && !ref.current?.matches(':popover-open')) setMayReplace(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: hover or focus may have come before hydration
  useEffect(() => {
    if (button.current?.matches(':hover, :focus')) intend();
  }, []);
  useEffect(() => {
    // a panel opened in the wide bar must not stay open in the full-screen menu, and vice versa
    const wide = matchMedia(media.wide);
    const close = () => {
      ref.current?.hidePopover();
      setOpened(false);
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [ref]);
  return (
    <div className={styles.root} data-unfolded={opened === 'below' || undefined}>
      <button
        ref={button}
        type="button"
        className={`${buttonClass} ${styles.button}`}
        aria-label={label}
        aria-expanded={Boolean(opened) || nativeOpen}
        popoverTarget={replaced ? undefined : id}
        onPointerEnter={intend}
        onFocus={intend}
        onClick={(event) => {
          // a panel that the browser has opened before hydration is also closed by it
          if (!unfolds() || nativeOpen) return;
          event.preventDefault();
          setOpened(opened ? false : 'below');
        }}
      >
        {trigger}
      </button>
      {replaced ? (
        <Popover
          button={button}
          open={opened === true}
          // in a full-screen menu, the button unfolds the native panel
          onOpenChange={(wanted) => setOpened(wanted && !unfolds())}
          align={align}
          hover={hover}
          closeDelay={closeDelay}
          opensAtOnce={!wasOpened.current}
        >
          {children}
        </Popover>
      ) : (
        // biome-ignore lint/a11y: the handler only closes the panel after a link in it was followed
        <div
          ref={ref}
          id={id}
          popover="auto"
          className={styles.panel}
          data-align={align}
          onToggle={(event) => {
            wasOpened.current = true;
            onToggle(event);
          }}
          onClick={(event) => {
            if (!(event.target as Element).closest('a')) return;
            ref.current?.hidePopover();
            setOpened(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}

export interface PopoverOpen<E extends HTMLElement> {
  ref: RefObject<E | null>;
  /** Undefined until hydrated: the browser exposes the state to assistive technology itself until then. */
  open: boolean | undefined;
  onToggle: (event: ToggleEvent<E>) => void;
}

/** Tracks whether a native popover is open. */
export function usePopoverOpen<E extends HTMLElement>(): PopoverOpen<E> {
  const ref = useRef<E>(null);
  const [open, setOpen] = useState<boolean>();
  // as a transition, so that many of them do not block hydration
  useEffect(() => startTransition(() => setOpen(ref.current?.matches(':popover-open') ?? false)), []);
  // a popover that is removed from the document closes without a `toggle` event
  useEffect(() => {
    if (open && !ref.current) setOpen(false);
  });
  return {
    ref,
    open,
    onToggle: (event) => {
      if (event.target === event.currentTarget) setOpen(event.newState === 'open');
    },
  };
}
