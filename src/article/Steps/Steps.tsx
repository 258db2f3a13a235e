import { useStyles } from '../ArticleContext.ts';
import { checkProps, is, type PropsOf } from '../checkProps.ts';
import * as styles from './Steps.article.css.ts';

const shape = {
  /** One ordered list; the pipeline checks that. */
  children: is.content,
};

export type StepsProps = PropsOf<typeof shape>;

/** A procedure: an ordered list with more space for text, code and tabs in each step. */
export function Steps(props: StepsProps) {
  checkProps('Steps', props, shape);
  useStyles('article');
  return <div className={styles.steps}>{props.children}</div>;
}
