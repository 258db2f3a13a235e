import type { ReactNode } from 'react';
import { useStyles } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import { childrenOf } from '../childrenOf.ts';
import { Card } from './Card.tsx';
import * as styles from './Cards.article.css.ts';

export interface CardGridProps {
  /** `<Card>`s. */
  children?: ReactNode;
}

/** Cards side by side, as many as fit. */
export function CardGrid(props: CardGridProps) {
  checkProps('CardGrid', props, { children: is.anything });
  useStyles('article');
  return <div className={styles.grid}>{childrenOf('CardGrid', props.children, 'Card', Card)}</div>;
}
