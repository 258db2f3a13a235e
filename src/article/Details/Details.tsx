import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronPath } from '../../ui/Icon/paths.ts';
import { useArticle } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './Details.css.ts';

export interface DetailsProps {
  /** Text of the summary. Default: "Details". */
  title?: string;
  /** Whether it is initially open. Default: `false`. */
  open?: boolean;
  /** The content, in Markdown. */
  children?: ReactNode;
}

/** A disclosure for what not every reader needs; works without JavaScript. */
export function Details(props: DetailsProps) {
  checkProps('Details', props, {
    title: is.optional(is.text),
    open: is.optional(is.flag),
    children: is.anything,
  });
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
}
