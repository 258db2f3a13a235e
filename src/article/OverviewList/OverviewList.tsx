import type { OverviewGroup } from '../../shared/overview.ts';
import { useArticle } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './OverviewList.css.ts';

export interface OverviewListProps {
  groups: OverviewGroup[];
}

/** The pages of a section with their headings. */
export function OverviewList(props: OverviewListProps) {
  checkProps('OverviewList', props, { groups: is.list });
  const { t } = useArticle();
  return props.groups.map(({ title, pages }) => (
    <section key={title} className={styles.group} data-overview-group="">
      <h2 className={styles.title}>{title || t('overview.others')}</h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.link} className={styles.page} data-overview-page="">
            <a className={styles.pageLink} href={page.link}>
              {page.title}
            </a>
            {page.headings.length > 0 && (
              <ul className={styles.headings}>
                {page.headings.map(({ text, link }) => (
                  <li key={link} className={styles.heading}>
                    <a className={styles.headingLink} href={link}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
