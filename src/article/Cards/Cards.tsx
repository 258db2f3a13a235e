import { useStyles } from '../ArticleContext.ts';
import { defineComponent, is, requireChildren } from '../checkProps.ts';
import * as styles from './Cards.code.css.ts';

const shape = {
  /** Title of the card, which is also the text of its link. */
  title: is.nonEmptyString,
  /** Link target of the whole card. Default: no link. */
  link: is.optional(is.nonEmptyString),
  /** A sentence or two, in Markdown. */
  children: is.children,
};

/** A titled box that may link to further reading. */
export const Card = defineComponent(shape, function Card({ title, link, children }) {
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
  children: is.children,
};

/** Cards side by side, as many as fit. */
export const CardGrid = defineComponent(gridShape, function CardGrid(props) {
  useStyles('code');
  return <div className={styles.grid}>{requireChildren('CardGrid', props.children, 'Card', Card)}</div>;
});
