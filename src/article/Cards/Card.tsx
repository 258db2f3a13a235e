import { useStyles } from '../ArticleContext.ts';
import { checkProps, is, type PropsOf } from '../checkProps.ts';
import * as styles from './Cards.article.css.ts';

const shape = {
  /** Text above the content, and of the link. */
  title: is.text,
  /** Link target of the whole card. Default: no link. */
  link: is.optional(is.text),
  /** A sentence or two, in Markdown. */
  children: is.content,
};

export type CardProps = PropsOf<typeof shape>;

/** A titled box that may link to further reading. */
export function Card(props: CardProps) {
  checkProps('Card', props, shape);
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
