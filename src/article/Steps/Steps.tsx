import type { ReactNode } from 'react';
import { useStyles } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './Steps.article.css.ts';

export interface StepsProps {
  /** One ordered list; the pipeline checks that. */
  children?: ReactNode;
}

/** A procedure: an ordered list with more space for text, code and tabs in each step. */
export function Steps(props: StepsProps) {
  checkProps('Steps', props, { children: is.anything });
  useStyles('article');
  return <div className={styles.steps}>{props.children}</div>;
}
