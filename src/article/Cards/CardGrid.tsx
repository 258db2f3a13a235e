import { useStyles } from '../ArticleContext.ts';
import { checkProps, is, type PropsOf } from '../checkProps.ts';
import { childrenOf } from '../childrenOf.ts';
import { Card } from './Card.tsx';
import * as styles from './Cards.article.css.ts';

const shape = {
  /** `<Card>`s. */
  children: is.content,
};

export type CardGridProps = PropsOf<typeof shape>;

/** Cards side by side, as many as fit. */
export function CardGrid(props: CardGridProps) {
  checkProps('CardGrid', props, shape);
  useStyles('article');
  return <div className={styles.grid}>{childrenOf('CardGrid', props.children, 'Card', Card)}</div>;
}
