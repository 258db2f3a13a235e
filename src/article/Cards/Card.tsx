import type { ReactNode } from 'react';
import { useStyles } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './Cards.article.css.ts';

export interface CardProps {
  /** Text above the content, and of the link. */
  title: string;
  /** Link target of the whole card. Default: no link. */
  link?: string;
  /** A sentence or two, in Markdown. */
  children?: ReactNode;
}

/** A titled box that may link to further reading. */
export function Card(props: CardProps) {
  checkProps('Card', props, { title: is.text, link: is.optional(is.text), children: is.anything });
  useStyles('article');
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
