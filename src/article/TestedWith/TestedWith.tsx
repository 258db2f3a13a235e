import { Fragment } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { checkPath } from '../../ui/Icon/paths.ts';
import { useArticle } from '../ArticleContext.ts';
import { checkProps, is, type PropsOf } from '../checkProps.ts';
import * as styles from './TestedWith.css.ts';

const shape = {
  /** Names with versions, such as `example 1.2.0`. */
  names: is.listOf<string>(),
};

export type TestedWithProps = PropsOf<typeof shape>;

/** What the samples of a page were run with: a badge below its title. */
export function TestedWith(props: TestedWithProps) {
  checkProps('TestedWith', props, shape);
  const { t } = useArticle();
  return (
    <p className={styles.note}>
      <Icon path={checkPath} />
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
