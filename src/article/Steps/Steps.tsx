import { useStyles } from '../ArticleContext.ts';
import { defineComponent, is } from '../checkProps.ts';
import * as styles from './Steps.code.css.ts';

const shape = {
  /** One ordered list; the pipeline checks that. */
  children: is.children,
};

/** A procedure: an ordered list with more space for text, code and tabs in each step. */
export const Steps = defineComponent(shape, function Steps(props) {
  useStyles('code');
  return <div className={styles.steps}>{props.children}</div>;
});
