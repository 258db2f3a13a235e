import { useTranslation } from 'react-i18next';
import '../theme/fonts.css';
import { Island } from '../islands/Island/Island.tsx';
import { Search } from '../islands/Search/Search.tsx';
import { shellIds } from '../shared/shellIds.ts';
import { visuallyHidden } from '../ui/Icon/Icon.css.ts';
import { Icon, IconButton } from '../ui/Icon/Icon.tsx';
import { arrowUpPath } from '../ui/Icon/paths.ts';
import { ProgressBar } from '../ui/ProgressBar/ProgressBar.tsx';
import { Article, Breadcrumbs, FallbackNotice } from './Article/Article.tsx';
import { Footer } from './Footer/Footer.tsx';
import { MenuBar } from './MenuBar/MenuBar.tsx';
import { Navbar, SearchButton } from './Navbar/Navbar.tsx';
import { Outline } from './Outline/Outline.tsx';
import { Region } from './Region/Region.tsx';
import * as styles from './Shell.css.ts';
import { backToTop } from './Shell.deferred.css.ts';
import './Shell.deferred.css.ts';
import { useShell } from './ShellContext.ts';
import { Sidebar } from './Sidebar/Sidebar.tsx';
import { SiteSlot } from './slots/SiteSlot.tsx';

export interface ShellProps {
  /** HTML of the article. */
  articleHtml: string;
}

/** The shell around an article: static HTML, in which islands hydrate. */
export function Shell({ articleHtml }: ShellProps) {
  const { t } = useTranslation();
  const { site, page, layout } = useShell();
  const { lang, contentLang } = page;
  const contentLocale =
    contentLang === lang ? undefined : site.locales.find((locale) => locale.lang === contentLang);
  const hasSidebar = layout.sidebar.length > 0;
  const hasOutline = layout.outline.length > 0;
  return (
    <>
      <a className={styles.skipLink} href={`#${shellIds.main}`}>
        {t('skipToContent')}
      </a>
      {layout.navbar ? (
        <SiteSlot name="navbar">
          <Navbar />
        </SiteSlot>
      ) : (
        <div hidden>
          {/* hidden, for the shortcut, which clicks it */}
          {site.theme.search && <SearchButton />}
        </div>
      )}
      <Region name="menu-bar">
        <MenuBar />
      </Region>
      {/* precedes the columns; after them, it would make a short page overflow the window by one pixel */}
      <div id={shellIds.status} role="status" aria-live="polite" className={visuallyHidden} />
      <div
        className={styles.columns}
        data-columns=""
        data-page-type={page.pageType}
        data-sidebar={hasSidebar || undefined}
        data-outline={hasOutline || undefined}
      >
        <Region name="sidebar">{hasSidebar && <Sidebar />}</Region>
        <Region name="main" as="main" id={shellIds.main} className={styles.main} tabIndex={-1}>
          <FallbackNotice />
          {page.pageType === 'doc' && <Breadcrumbs />}
          <SiteSlot name="article">
            <Article html={articleHtml} lang={contentLocale?.lang} dir={contentLocale?.dir} />
          </SiteSlot>
          {layout.footer && (
            <SiteSlot name="footer">
              <Footer />
            </SiteSlot>
          )}
        </Region>
        <Region name="outline">{hasOutline && <Outline />}</Region>
      </div>
      <ProgressBar label={t('loading')} />
      <Region name="back-to-top">
        {site.theme.enableScrollToTop && page.frontmatter.globalUIComponents !== false && <BackToTop />}
      </Region>
      {site.theme.search && <Island name="Search" component={Search} props={{}} />}
    </>
  );
}

/** Scrolls back to the top; shown once the page is scrolled, on pages without a second bar only while scrolling up. */
export function BackToTop() {
  const { t } = useTranslation();
  return (
    <IconButton className={backToTop} label={t('backToTop')} data-back-to-top="" hidden>
      <Icon path={arrowUpPath} />
    </IconButton>
  );
}
