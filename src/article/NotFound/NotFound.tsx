import type { Section } from '../../shared/siteSections.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { searchPath } from '../../ui/Icon/paths.ts';
import { useArticle, useStyles } from '../ArticleContext.ts';
import { defineComponent, is } from '../checkProps.ts';
import * as styles from './NotFound.article.css.ts';

const shape = {
  /** Path of the home page in this version and language. */
  homeLink: is.nonEmptyString,
  /** Whether to offer search, which needs scripts. Default: `false`. */
  search: is.optional(is.boolean),
  /** Sections that the reader may have been looking for. Default: none. */
  sections: is.optional(is.listOf<Section>()),
};

/** The content of the 404 page. */
export const NotFound = defineComponent(
  shape,
  function NotFound({ homeLink, search = false, sections = [] }) {
    useStyles('article');
    const { t } = useArticle();
    return (
      <div className={styles.notFound}>
        <p className={styles.code}>{t('notFound.code')}</p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <div className={styles.actions}>
          <a className={styles.home} href={homeLink}>
            {t('notFound.home')}
          </a>
          {search && (
            <button type="button" className={styles.search} data-search="">
              <Icon path={searchPath} />
              <span>{t('search.label')}</span>
            </button>
          )}
        </div>
        {sections.length > 0 && (
          <ul className={styles.sections}>
            {sections.map(({ text, link, pages }) => (
              <li key={link}>
                <a className={styles.section} href={link}>
                  {text}
                </a>
                <ul className={styles.pages}>
                  {pages.map((page) => (
                    <li key={page.link}>
                      <a className={styles.page} href={page.link}>
                        {page.text}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  },
);
