import type { ReactNode } from 'react';
import { useStyles } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './Cards.elements.css.ts';

export interface CardProps {
  title: string;
  /** Where the whole card leads. Default: nowhere. */
  link?: string;
  /** A sentence or two, in Markdown. */
  children?: ReactNode;
}

/** Something to go on to, with a word about it. */
export function Card(props: CardProps) {
  checkProps('Card', props, { title: is.text, link: is.optional(is.text), children: is.anything });
  useStyles('elements');
  const { title, link, children } = props;
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        {link === undefined ? (
          title
        ) : (
          <a className={styles.link} href={link}>
            {title}
          </a>
        )}
      </p>
      {children}
    </div>
  );
}
