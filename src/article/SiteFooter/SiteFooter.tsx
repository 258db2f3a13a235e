import type { PageData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { useArticle, useStyles } from '../ArticleContext.ts';
import * as styles from './SiteFooter.article.css.ts';

export interface SiteFooterProps {
  /** The sections of the site, and links to the project on other sites. */
  site: Pick<SiteData, 'title' | 'nav' | 'locales'> & {
    theme: Pick<SiteData['theme'], 'logo' | 'logoSize' | 'socialLinks' | 'footer'>;
  };
  /** The page, for its other languages. */
  page: Pick<PageData, 'lang' | 'languages'>;
}

/** The footer of a landing page: name and license, sections, community and languages. */
export function SiteFooter({ site, page }: SiteFooterProps) {
  useStyles('article');
  const { t } = useArticle();
  const { logo, logoSize, footer } = site.theme;
  const sections = site.nav.flatMap(({ text, link }) => (link ? [{ text, link }] : []));
  const community = site.theme.socialLinks
    .filter(({ mode }) => mode === 'link')
    .map(({ label, content }) => ({ text: label, link: content, external: true }));
  const languages = page.languages.map(({ key, link }) => ({
    text: site.locales.find(({ lang }) => lang === key)?.label ?? key,
    link,
    lang: key,
    current: key === page.lang,
  }));
  return (
    <footer className={styles.footer}>
      <div className={styles.site}>
        <p className={styles.brand}>
          {logo !== undefined && (
            <img className={styles.logo} {...logoSize} src={logo} alt="" loading="lazy" />
          )}
          {site.title}
        </p>
        {footer && <p className={styles.note}>{footer}</p>}
      </div>
      <Column title={t('landing.docs')} links={sections} />
      <Column title={t('landing.community')} links={community} />
      <Column title={t('language')} links={languages.length > 1 ? languages : []} />
    </footer>
  );
}

interface FooterLink {
  text: string;
  link: string;
  external?: boolean;
  /** Language of text and target, which is the same page. */
  lang?: string;
  current?: boolean;
}

function Column({ title, links }: { title: string; links: FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.column}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map(({ text, link, external, lang, current }) => (
          <li key={link} className={styles.item}>
            <a
              className={styles.link}
              href={link}
              lang={lang}
              hrefLang={lang}
              aria-current={current ? 'true' : undefined}
              data-same-page={lang === undefined ? undefined : ''}
              target={external ? '_blank' : undefined}
              rel={external ? 'noopener' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
