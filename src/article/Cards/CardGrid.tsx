import { useStyles } from '../ArticleContext.ts';
import { element, is } from '../checkProps.ts';
import { childrenOf } from '../childrenOf.ts';
import { Card } from './Card.tsx';
import * as styles from './Cards.article.css.ts';

const shape = {
  /** `<Card>`s. */
  children: is.content,
};

/** Cards side by side, as many as fit. */
export const CardGrid = element(shape, function CardGrid(props) {
  useStyles('article');
  return <div className={styles.grid}>{childrenOf('CardGrid', props.children, 'Card', Card)}</div>;
});
