import { useIslandHost } from '../../islands/Island/Island.tsx';
import { TIP_CLASS } from '../../shared/constants.ts';
import { useStyles } from '../ArticleContext.ts';
import { defineComponent, is } from '../checkProps.ts';
import * as styles from './Term.code.css.ts';

const shape = {
  /** Definition of the word, in one sentence. */
  definition: is.nonEmptyString,
  /** The word as used in the text. */
  children: is.required(is.children),
};

/** A word with its definition, shown on hover and focus without JavaScript. */
export const Term = defineComponent(shape, function Term(props) {
  useStyles('code');
  const id = useIslandHost().nextId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the definition must be reachable by keyboard
    <dfn className={styles.term} tabIndex={0} aria-describedby={id}>
      {props.children}
      <span id={id} role="tooltip" className={`${TIP_CLASS} ${styles.definition}`}>
        {props.definition}
      </span>
    </dfn>
  );
});
