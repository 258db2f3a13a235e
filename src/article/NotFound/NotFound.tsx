import { useArticle } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** Path of the home page in this version and language. */
  homeLink: string;
}

/** The text of the page for addresses that lead nowhere. */
export function NotFound(props: NotFoundProps) {
  checkProps('NotFound', props, { homeLink: is.text });
  const { t } = useArticle();
  return (
    <div className={styles.notFound}>
      <p className={styles.code}>{t('notFound.code')}</p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <p>
        <a className={styles.home} href={props.homeLink}>
          {t('notFound.home')}
        </a>
      </p>
    </div>
  );
}
