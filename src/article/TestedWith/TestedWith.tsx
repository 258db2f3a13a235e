import { Fragment } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { checkPath } from '../../ui/Icon/paths.ts';
import { useArticle } from '../ArticleContext.ts';
import { element, is } from '../checkProps.ts';
import * as styles from './TestedWith.css.ts';

const shape = {
  /** Names with versions, such as `example 1.2.0`, and what else the site says of its tests. */
  names: is.listOf<string>(),
};

/** What the samples of a page were run with: a badge below its title. */
export const TestedWith = element(shape, function TestedWith(props) {
  const { t } = useArticle();
  return (
    <p className={styles.note}>
      <Icon path={checkPath} />
      <span>{t('testedWith')}</span>
      {props.names.map((name, index) => (
        <Fragment key={name}>
          {' '}
          <span>
            {/^\S+ \S*\d\.\d\S*$/.test(name) ? <code>{name}</code> : name}
            {index < props.names.length - 1 && ' ·'}
          </span>
        </Fragment>
      ))}
    </p>
  );
});
