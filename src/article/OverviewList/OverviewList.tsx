import { createElement, Fragment } from 'react';
import { Island } from '../../islands/Island/Island.tsx';
import { OverviewFilter } from '../../islands/OverviewFilter/OverviewFilter.tsx';
import { splitCode } from '../../shared/inlineCode.ts';
import type { OverviewGroup } from '../../shared/overview.ts';
import { useArticle, useStyles } from '../ArticleContext.ts';
import { defineComponent, is } from '../checkProps.ts';
import * as styles from './OverviewList.article.css.ts';

const shape = {
  /** Groups of pages, in the order of the sidebar. */
  groups: is.listOf<OverviewGroup>(),
  /** HTML of the introduction, between filter and list; hidden while something is filtered. Default: none. */
  intro: is.optional(is.string),
};

/** The pages of a section with their descriptions and headings, and a text field to filter them. */
export const OverviewList = defineComponent(shape, function OverviewList(props) {
  useStyles('article');
  const { t } = useArticle();
  const filterProps = {
    label: t('overview.filter'),
    placeholder: t('overview.placeholder'),
    noMatch: t('overview.noMatch', { query: '{{query}}' }),
    found: t('overview.found', { number: '{{number}}' }),
    clear: t('overview.clear'),
  };
  const list = props.groups.map((group) => <Group key={group.id} {...group} />);
  return (
    <Island
      name="OverviewFilter"
      component={OverviewFilter}
      props={filterProps}
      slots={{ intro: props.intro ?? '', list }}
    />
  );
});

/** Whether a title is a name from code, such as that of an option or a function. */
const isName = (title: string) => /^[a-z]+[\w.]*$/.test(title);

function Group({ id, title, pages }: OverviewGroup) {
  return (
    <section className={styles.group} data-overview-group="">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.link} className={styles.page} data-overview-page="">
            <a
              className={styles.pageLink}
              href={page.link}
              data-code={isName(page.title) ? '' : undefined}
              translate={isName(page.title) ? 'no' : undefined}
            >
              {page.title}
            </a>
            {page.description && <p className={styles.description}>{withCode(page.description)}</p>}
            {page.value && (
              <p className={styles.value}>
                <span>{page.value.label}</span> <code>{page.value.value}</code>
              </p>
            )}
            {page.headings.length > 0 && (
              <ul className={styles.headings} hidden={page.headings.every(({ unlisted }) => unlisted)}>
                {page.headings.map(({ text, link, unlisted = false }) => (
                  <li
                    key={link}
                    className={styles.heading}
                    hidden={unlisted}
                    data-unlisted={unlisted ? '' : undefined}
                  >
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
  );
}

function withCode(text: string) {
  return splitCode(text).map((part, index) =>
    createElement(index % 2 === 1 ? 'code' : Fragment, { key: index }, part),
  );
}
