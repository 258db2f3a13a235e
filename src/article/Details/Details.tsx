import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronPath } from '../../ui/Icon/paths.ts';
import { useArticle } from '../ArticleContext.ts';
import { defineComponent, is } from '../checkProps.ts';
import * as styles from './Details.css.ts';

const shape = {
  /** Text of the summary. Default: "Details". */
  title: is.optional(is.nonEmptyString),
  /** Whether it is initially open. Default: `false`. */
  open: is.optional(is.boolean),
  /** The content, in Markdown. */
  children: is.children,
};

/** A disclosure for optional details; works without JavaScript. */
export const Details = defineComponent(shape, function Details(props) {
  const { t } = useArticle();
  return (
    <details className={styles.details} open={props.open}>
      <summary className={styles.summary}>
        <Icon path={chevronPath} />
        {props.title ?? t('callout.details')}
      </summary>
      <div className={styles.body}>{props.children}</div>
    </details>
  );
});
