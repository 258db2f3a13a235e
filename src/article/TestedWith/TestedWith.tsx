import { Fragment } from 'react';
import { useArticle } from '../ArticleContext.ts';
import { checkProps, is, type PropsOf } from '../checkProps.ts';
import * as styles from './TestedWith.css.ts';

const shape = {
  /** Names with versions, such as `example 1.2.0`. */
  names: is.listOf<string>(),
};

export type TestedWithProps = PropsOf<typeof shape>;

/** What the samples of a page were run with. Stands at its end. */
export function TestedWith(props: TestedWithProps) {
  checkProps('TestedWith', props, shape);
  const { t } = useArticle();
  return (
    <p className={styles.note}>
      <span>{t('testedWith')}</span>
      {props.names.map((name) => (
        <Fragment key={name}>
          {' '}
          <code>{name}</code>
        </Fragment>
      ))}
    </p>
  );
}
