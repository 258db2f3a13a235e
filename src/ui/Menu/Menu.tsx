import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { media } from '../../theme/media.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { FULL_SCREEN_MENU } from './fullScreenMenu.ts';
import * as styles from './Menu.css.ts';
import './Menu.late.css.ts';
import { usePopoverOpen } from './usePopoverOpen.ts';

/** What a panel that takes the native one's place is given. */
export interface MenuPanelProps {
  /** The menu's button. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

export interface MenuProps {
  /** Accessible name of the button. Leave it out when `trigger` is a text of its own. */
  label?: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Class of the button, in place of the look of an icon button. */
  buttonClass?: string;
  /** Edge of the button that the panel lines up with. Default: `'end'`. */
  align?: 'start' | 'end';
  /** Whether the panel also opens under a resting pointer, once `enableMenus` is there. Default: `true`. */
  hover?: boolean;
  /** Takes the native panel's place as soon as it is given and nothing is open. Default: none. */
  panel?: ComponentType<MenuPanelProps> | undefined;
  /** The reader has come near: what `panel` is made of may be loaded. */
  onIntent?: () => void;
  /** `MenuItem`s and `MenuGroup`s, or anything else. */
  children: ReactNode;
}

/**
 * A button with a panel of links. The browser opens and closes it (native popover), so it works before and
 * without JavaScript; Escape and a click elsewhere close it. `enableMenus` adds pointer and arrow keys.
 * In a full-screen menu the panel unfolds below its button instead of lying over what follows.
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
  const [panelOpen, setPanelOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const replaced = Panel !== undefined && !nativeOpen && !unfolded;
  const unfolds = () => Boolean(button.current?.closest(FULL_SCREEN_MENU));
  const intend = () => {
    if (!unfolds()) onIntent?.();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: the reader may have come before the frame was alive
  useEffect(() => {
    if (button.current?.matches(':hover, :focus')) intend();
  }, []);
  useEffect(() => {
    // a panel opened in the wide bar does not belong to the full-screen menu, nor the other way round
    const wide = matchMedia(media.wide);
    const close = () => {
      ref.current?.hidePopover();
      setPanelOpen(false);
      setUnfolded(false);
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [ref]);
  return (
    <div
      className={styles.root}
      data-menu={replaced ? undefined : hover ? 'hover' : 'click'}
      data-unfolded={unfolded || undefined}
    >
      <button
        ref={button}
        type="button"
        className={`${buttonClass} ${styles.button}`}
        aria-label={label}
        aria-expanded={unfolded || (replaced ? panelOpen : nativeOpen)}
        popoverTarget={replaced ? undefined : id}
        onPointerEnter={intend}
        onFocus={intend}
        onClick={(event) => {
          // opened by the browser before the frame was alive: it closes it, too
          if (!unfolds() || nativeOpen) return;
          event.preventDefault();
          setUnfolded(!unfolded);
        }}
      >
        {trigger}
      </button>
      {replaced ? (
        <Panel button={button} open={panelOpen} onOpenChange={setPanelOpen}>
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
            setUnfolded(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
