import { type ReactNode, useId } from 'react';
import * as styles from './Menu.css.ts';

export interface MenuGroupProps {
  /** Visible, and the accessible name of the list. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** Entries of a menu under a title of their own. */
export function MenuGroup({ title, children }: MenuGroupProps) {
  const id = useId();
  return (
    <li className={styles.group}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
}
