import { useTranslation } from 'react-i18next';
import { ARTICLE_CLASS } from '../../shared/constants.ts';
import { groupsAround } from '../../shared/sidebar.ts';
import type { TextDirection } from '../../shared/siteConfig.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { infoPath } from '../../ui/Icon/paths.ts';
import { tones } from '../../ui/tones.css.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './Article.css.ts';

export interface ArticleProps {
  /** HTML of the article. */
  html: string;
  /** Language of the text, if it differs from the page's. */
  lang: string | undefined;
  /** Writing direction of the text, if it differs from the page's. Default: the page's. */
  dir?: TextDirection | undefined;
}

/** The article: breadcrumbs, notice and content. */
export function Article({ html, lang, dir }: ArticleProps) {
  return (
    <article
      className={ARTICLE_CLASS}
      lang={lang}
      dir={dir}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from the site's own pages at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Breadcrumb of the groups that contain the page, above the title. */
export function Breadcrumbs() {
  const { page, layout } = useShell();
  const groups = groupsAround(layout.sidebar, page.pagePath);
  return (
    groups.length > 0 && <p className={styles.breadcrumbs}>{groups.map(({ text }) => text).join(' / ')}</p>
  );
}

/** Notice that the article comes from another language or version. */
export function FallbackNotice() {
  const { t } = useTranslation();
  const { site, page } = useShell();
  const { lang, contentLang, version, contentVersion } = page;
  const isForeign = contentLang !== lang;
  if (!isForeign && contentVersion === version) return null;
  const language = site.locales.find((locale) => locale.lang === contentLang)?.name;
  const title = t(isForeign ? 'fallback.title' : 'fallback.versionTitle');
  return (
    <div role="note" aria-label={title} lang={site.noticeLang} className={`${styles.notice} ${tones.info}`}>
      <Icon path={infoPath} />
      {/* the notice may not be translated, and then has the other direction */}
      <p dir="auto">
        <strong className={styles.title}>{title}</strong>{' '}
        <span>
          {t(isForeign ? 'fallback.language' : 'fallback.version', { language, version, contentVersion })}
        </span>
      </p>
    </div>
  );
}
