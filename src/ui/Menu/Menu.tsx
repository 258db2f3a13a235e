import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { media } from '../../theme/media.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { FULL_SCREEN_MENU } from './fullScreenMenu.ts';
import * as styles from './Menu.css.ts';
import './Menu.deferred.css.ts';
import { usePopoverOpen } from './usePopoverOpen.ts';

/** Props of a panel that replaces the native one. */
export interface MenuPanelProps {
  /** The menu's button. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether the panel is shown. */
  open: boolean;
  /** Opens or closes the panel. Must not open it in a full-screen menu, where the native panel unfolds. */
  onOpenChange: (open: boolean) => void;
  /** The content of the native panel. */
  children: ReactNode;
}

export interface MenuProps {
  /** Accessible name of the button. Omit it if `trigger` contains text. */
  label?: string;
  /** Visible content of the button. */
  trigger: ReactNode;
  /** Class of the button. Default: that of an icon button. */
  buttonClass?: string;
  /** Edge of the button that the panel is aligned with. Default: `'end'`. */
  align?: 'start' | 'end';
  /** Whether the panel also opens on hover, once `enableMenus` has run. Default: `true`. */
  hover?: boolean;
  /** Replaces the native panel as soon as it is set and nothing is open. Default: none. */
  panel?: ComponentType<MenuPanelProps> | undefined;
  /** Called on hover or focus: the code of `panel` may be loaded. */
  onIntent?: () => void;
  /** `MenuItem`s and `MenuGroup`s, or anything else. */
  children: ReactNode;
}

/**
 * A button with a panel of links, which is shown in one of three ways:
 *
 * - The browser opens and closes it (native popover), so it works before and without JavaScript; Escape and a click
 *   elsewhere close it. `enableMenus` adds pointer and arrow keys.
 * - `panel` replaces it, once its code is loaded.
 * - In a full-screen menu, it unfolds below its button, in the flow, instead of covering what follows.
 */
export function Menu({
  label,
  trigger,
  buttonClass = iconButton,
  align = 'end',
  hover = true,
  panel: Panel,
  onIntent,
  children,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { ref, open: nativeOpen, onToggle } = usePopoverOpen<HTMLDivElement>();
  // whether it is open in one of the other two ways; `true`: as `panel`, `below`: unfolded below its button
  const [opened, setOpened] = useState<boolean | 'below'>(false);
  const [mayReplace, setMayReplace] = useState(false);
  const replaced = Panel !== undefined && mayReplace && !nativeOpen && opened !== 'below';
  const unfolds = () => Boolean(button.current?.closest(FULL_SCREEN_MENU));
  const intend = () => {
    if (!unfolds()) onIntent?.();
  };

  // Asks the browser, which tells only a moment later that it has opened the panel. Before anybody can click again.
  useLayoutEffect(() => {
    if (Panel && !ref.current?.matches(':popover-open')) setMayReplace(true);
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
    <div
      className={styles.root}
      data-menu={replaced ? undefined : hover ? 'hover' : 'click'}
      data-unfolded={opened === 'below' || undefined}
    >
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
        <Panel button={button} open={opened === true} onOpenChange={setOpened}>
          {children}
        </Panel>
      ) : (
        // biome-ignore lint/a11y: the handler only closes the panel after a link in it was followed
        <div
          ref={ref}
          id={id}
          popover="auto"
          className={styles.panel}
          data-align={align}
          onToggle={onToggle}
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
