import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BLANK_PIXEL } from '../../shared/constants.ts';
import { shellIds } from '../../shared/shellIds.ts';
import * as media from '../../theme/media.ts';
import { visuallyHidden } from '../../ui/Icon/Icon.css.ts';
import { Icon, IconButton } from '../../ui/Icon/Icon.tsx';
import {
  chevronDownPath,
  closePath,
  languagePath,
  menuPath,
  moonPath,
  searchPath,
  sunPath,
} from '../../ui/Icon/paths.ts';
import type { ScrollState } from '../hooks/scrolling.ts';
import { useDrawer } from '../hooks/useDrawer.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './Navbar.css.ts';
import { AlternateMenu, NavEntry, ToolsMenu } from './NavMenus.tsx';
import * as searchStyles from './SearchButton.css.ts';
import { SocialLinks } from './SocialLinks.tsx';

export interface NavbarProps {
  /** Decides whether the bar hides, and whether it has a background. */
  scroll: ScrollState;
  /** See `ShellProps.onToggleTheme`. */
  onToggleTheme: ((event: MouseEvent) => void) | undefined;
}

/** The top bar. Its entries and tools are in one element, which is a full-screen menu on narrow screens. */
export function Navbar({ scroll, onToggleTheme }: NavbarProps) {
  const { t } = useTranslation();
  const { site, page } = useShell();
  const panel = useDrawer<HTMLDivElement>({ pagePath: page.pagePath, closeAt: media.wide, keep: 'header' });
  const { hideNavbar, darkMode, logo, logoSize } = site.theme;
  const side = (position: 'left' | 'right') => site.nav.filter((item) => item.position === position);
  return (
    <header
      className={styles.navbar}
      data-navbar={hideNavbar === 'auto' && scroll.down && !panel.open ? 'hidden' : 'shown'}
      data-state={page.pageType === 'home' && !scroll.scrolled ? 'top' : 'scrolled'}
    >
      <div className={styles.bar}>
        <a className={styles.title} href={site.homeLink}>
          <img
            className={styles.logo}
            {...logoSize}
            src={logo ?? BLANK_PIXEL}
            alt=""
            fetchPriority="low"
            data-logo=""
          />
          <span>{site.title}</span>
        </a>
        {/* biome-ignore lint/a11y: the handler only closes the panel after a link in it was followed */}
        <div
          ref={panel.ref}
          id={shellIds.navPanel}
          popover="auto"
          data-scroll-lock=""
          className={styles.panel}
          onToggle={panel.onToggle}
          onBeforeToggle={panel.onBeforeToggle}
          onClick={panel.onClick}
        >
          {site.nav.length > 0 && (
            <nav className={styles.nav} aria-label={t('navbar.label')}>
              {(['left', 'right'] as const).map((position) => (
                <ul key={position} className={styles.entries}>
                  {side(position).map((item) => (
                    <NavEntry key={item.text} item={item} />
                  ))}
                </ul>
              ))}
            </nav>
          )}
          <div className={styles.tools}>
            <ToolsMenu />
            <AlternateMenu
              label={t('version')}
              buttonClass={styles.toolsButton}
              current={page.version}
              trigger={
                <>
                  <span>{page.version}</span>
                  <Icon path={chevronDownPath} />
                </>
              }
              links={page.versions.map((version) => ({ ...version, text: version.key }))}
            />
            <AlternateMenu
              languages
              label={t('language')}
              current={page.lang}
              trigger={
                <>
                  <Icon path={languagePath} />
                  <span className={styles.rowText}>{t('language')}</span>
                  <span className={styles.rowText}>
                    <Icon path={chevronDownPath} />
                  </span>
                </>
              }
              links={page.languages.map((language) => ({
                ...language,
                text: site.locales.find(({ lang }) => lang === language.key)?.label ?? language.key,
              }))}
            />
            {darkMode && <ThemeButton onToggle={onToggleTheme} />}
            <SocialLinks />
          </div>
        </div>
        {site.theme.search && <SearchButton />}
        <IconButton
          className={styles.hamburger}
          popoverTarget={shellIds.navPanel}
          aria-expanded={panel.open}
          label={t(panel.open ? 'navbar.closeMenu' : 'navbar.openMenu')}
        >
          <Icon path={panel.open ? closePath : menuPath} />
        </IconButton>
      </div>
    </header>
  );
}

export interface ThemeButtonProps {
  /** See `ShellProps.onToggleTheme`. */
  onToggle: ((event: MouseEvent) => void) | undefined;
}

/**
 * Both names are in the HTML, and `data-theme` decides which one is rendered: the theme is unknown at build time, and
 * the name must be right before and during hydration.
 */
export function ThemeButton({ onToggle }: ThemeButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton className={styles.themeButton} data-theme-toggle="" onClick={onToggle}>
      <span className={styles.whileLight}>
        <Icon path={moonPath} />
        <span className={visuallyHidden}>{t('theme.toDark')}</span>
      </span>
      <span className={styles.whileDark}>
        <Icon path={sunPath} />
        <span className={visuallyHidden}>{t('theme.toLight')}</span>
      </span>
    </IconButton>
  );
}

/** Opens search, like everything with `data-search`; the boot script clicks it on Ctrl+K or ⌘K. */
export function SearchButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      id={shellIds.search}
      className={searchStyles.button}
      aria-keyshortcuts="Control+K Meta+K"
      data-search=""
    >
      <Icon path={searchPath} />
      <span className={searchStyles.text}>{t('search.button')}</span>
    </button>
  );
}
