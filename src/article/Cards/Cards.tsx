import { useStyles } from '../ArticleContext.ts';
import { element, is, requireChildren } from '../checkProps.ts';
import * as styles from './Cards.code.css.ts';

const shape = {
  /** Title of the card, which is also the text of its link. */
  title: is.text,
  /** Link target of the whole card. Default: no link. */
  link: is.optional(is.text),
  /** A sentence or two, in Markdown. */
  children: is.content,
};

/** A titled box that may link to further reading. */
export const Card = element(shape, function Card({ title, link, children }) {
  useStyles('code');
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
});

const gridShape = {
  /** `<Card>`s. */
  children: is.content,
};

/** Cards side by side, as many as fit. */
export const CardGrid = element(gridShape, function CardGrid(props) {
  useStyles('code');
  return <div className={styles.grid}>{requireChildren('CardGrid', props.children, 'Card', Card)}</div>;
});
