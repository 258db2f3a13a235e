import { type MouseEvent, type Ref, useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { onIntent } from '../browser/intent.ts';
import type { PageData } from '../shared/pageData.ts';
import type { SiteData } from '../shared/siteData.ts';
import { ShellContext } from './ShellContext.ts';
import '../theme/fonts.css';
import { shellIds } from '../shared/shellIds.ts';
import { partsOf, shellLayout } from '../shared/shellLayout.ts';
import * as media from '../theme/media.ts';
import { visuallyHidden } from '../ui/Icon/Icon.css.ts';
import { Icon, IconButton } from '../ui/Icon/Icon.tsx';
import { arrowUpPath } from '../ui/Icon/paths.ts';
import { usePopoverOpen } from '../ui/Menu/Menu.tsx';
import { ProgressBar } from '../ui/ProgressBar/ProgressBar.tsx';
import { loadTooltips } from '../ui/Tooltip/loadTooltips.ts';
import { Article, Breadcrumbs, FallbackNotice } from './Article/Article.tsx';
import { Footer } from './Footer/Footer.tsx';
import { useActiveHeading, useScrollState } from './hooks/scrolling.ts';
import { useDrawer } from './hooks/useDrawer.ts';
import { MenuBar } from './MenuBar/MenuBar.tsx';
import { Navbar, SearchButton } from './Navbar/Navbar.tsx';
import { Outline } from './Outline/Outline.tsx';
import * as styles from './Shell.css.ts';
import { Sidebar } from './Sidebar/Sidebar.tsx';
import { SiteSlot } from './slots/SiteSlot.tsx';

export interface ShellProps {
  /** Site data of the page's version and language. */
  site: SiteData;
  /** The page that is shown. */
  page: PageData;
  /** HTML of the article; see `ArticleProps.html`. */
  articleHtml: string;
  /** Receives the article's element. Must be stable across renders. */
  articleRef?: Ref<HTMLElement>;
  /** Progress of loading the next page, 0 to 1. Default: nothing is loading. */
  loading?: number | undefined;
  /** Text of a live region. Default: empty. */
  announcement?: string;
  /** Called to switch the theme. `data-theme` on the root tells the current one. */
  onToggleTheme?: (event: MouseEvent) => void;
}

/** The shell around an article. Rendered identically at build time and in the browser. */
export function Shell({
  site,
  page,
  articleHtml,
  articleRef,
  loading,
  announcement,
  onToggleTheme,
}: ShellProps) {
  const { t } = useTranslation();
  const layout = useMemo(() => shellLayout(site, page), [site, page]);
  const state = useMemo(() => ({ site, page, layout }), [site, page, layout]);
  const scroll = useScrollState();
  const drawer = useDrawer<HTMLDivElement>({ pagePath: page.pagePath, closeAt: media.sidebar });
  const dropdown = usePopoverOpen<HTMLDivElement>();
  const active = useActiveHeading(layout.outline);
  useEffect(() => onIntent(loadTooltips), []);
  const parts = partsOf(layout);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.parts = parts;
    return () => {
      delete dataset.parts;
    };
  }, [parts]);
  const { lang, contentLang } = page;
  const foreign =
    contentLang === lang ? undefined : site.locales.find((locale) => locale.lang === contentLang);
  const hasSidebar = layout.sidebar.length > 0;
  const hasOutline = layout.outline.length > 0;
  return (
    <ShellContext value={state}>
      <a className={styles.skipLink} href={`#${shellIds.main}`}>
        {t('skipToContent')}
      </a>
      {layout.navbar ? (
        <SiteSlot name="navbar">
          <Navbar scroll={scroll} onToggleTheme={onToggleTheme} />
        </SiteSlot>
      ) : (
        <div hidden>
          {/* hidden, but the shortcut clicks it */}
          {site.theme.search && <SearchButton />}
        </div>
      )}
      <MenuBar sidebarOpen={drawer.open} outlineOpen={dropdown.open} active={active} />
      {/* not after the columns: it would make a short page overflow the window by one pixel */}
      <div role="status" aria-live="polite" className={visuallyHidden}>
        {announcement}
      </div>
      <div
        className={styles.columns}
        data-page-type={page.pageType}
        data-sidebar={hasSidebar || undefined}
        data-outline={hasOutline || undefined}
      >
        {hasSidebar && <Sidebar drawer={drawer} />}
        <main id={shellIds.main} className={styles.main} tabIndex={-1}>
          <FallbackNotice />
          {page.pageType === 'doc' && <Breadcrumbs />}
          <SiteSlot name="article">
            <Article html={articleHtml} lang={foreign?.lang} dir={foreign?.dir} articleRef={articleRef} />
          </SiteSlot>
          {layout.footer && (
            <SiteSlot name="footer">
              <Footer />
            </SiteSlot>
          )}
        </main>
        {hasOutline && <Outline dropdown={dropdown} active={active} />}
      </div>
      <ProgressBar label={t('loading')} value={loading} />
      {site.theme.enableScrollToTop && page.frontmatter.globalUIComponents !== false && (
        <BackToTop shown={scroll.scrolled} down={scroll.down} />
      )}
    </ShellContext>
  );
}

export interface BackToTopProps {
  /** Whether the reader has scrolled down far enough. */
  shown: boolean;
  /** Whether the reader is scrolling down, and so reading on. */
  down: boolean;
}

/** Scrolls back to the top, smoothly where the reader allows motion. */
export function BackToTop({ shown, down }: BackToTopProps) {
  const { t } = useTranslation();
  const toTop = () => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
    // the button disappears, so focus would be lost
    document.getElementById(shellIds.main)?.focus({ preventScroll: true });
  };
  return (
    shown && (
      <IconButton
        className={styles.backToTop}
        data-down={down || undefined}
        label={t('backToTop')}
        onClick={toTop}
      >
        <Icon path={arrowUpPath} />
      </IconButton>
    )
  );
}
