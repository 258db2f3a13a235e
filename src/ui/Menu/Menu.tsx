import { type ReactNode, useId } from 'react';
import { iconButton } from '../IconButton/IconButton.css.ts';
import * as styles from './Menu.css.ts';
import { usePopoverOpen } from './usePopoverOpen.ts';

export interface MenuProps {
  /** Accessible name of the button. Leave it out when `trigger` is a text of its own. */
  label?: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Class of the button, in place of the look of an icon button. */
  buttonClass?: string;
  /** Edge of the button that the panel lines up with. Default: `'end'`. */
  align?: 'start' | 'end';
  /** `MenuItem`s and `MenuGroup`s, or anything else. */
  children: ReactNode;
}

/**
 * A button with a panel of links. The browser opens and closes it (native popover), so it works before and
 * without JavaScript; Escape and a click elsewhere close it.
 */
export function Menu({ label, trigger, buttonClass = iconButton, align = 'end', children }: MenuProps) {
  const id = useId();
  const { ref, open, onToggle } = usePopoverOpen<HTMLDivElement>();
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={`${buttonClass} ${styles.button}`}
        aria-label={label}
        aria-expanded={open}
        popoverTarget={id}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y: the handler only closes the panel after a link in it was followed */}
      <div
        ref={ref}
        id={id}
        popover="auto"
        className={align === 'start' ? `${styles.panel} ${styles.alignStart}` : styles.panel}
        onToggle={onToggle}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) ref.current?.hidePopover();
        }}
      >
        {children}
      </div>
    </div>
  );
}
