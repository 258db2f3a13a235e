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
import { Region } from '../Region/Region.tsx';
import { useShell } from '../ShellContext.ts';
import * as styles from './Navbar.css.ts';
import './Navbar.deferred.css.ts';
import { AlternateMenu, NavEntry, ToolsMenu } from './NavMenus.tsx';
import * as searchStyles from './SearchButton.css.ts';
import { SocialLinks } from './SocialLinks.tsx';

/** The navbar. Its entries and tools are in one element, which is a full-screen menu on narrow screens. */
export function Navbar() {
  const { t } = useTranslation();
  const { site, page } = useShell();
  const { hideNavbar, darkMode, logo, logoSize } = site.theme;
  const side = (position: 'left' | 'right') => site.nav.filter((item) => item.position === position);
  return (
    <header
      className={styles.navbar}
      data-navbar="shown"
      data-auto-hide={hideNavbar === 'auto' ? '' : undefined}
      data-state={page.pageType === 'home' ? 'top' : 'scrolled'}
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
        <div
          id={shellIds.navPanel}
          popover="auto"
          data-close-at={media.wide}
          data-scroll-lock=""
          className={styles.panel}
        >
          <Region name="nav">
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
          </Region>
          <div className={styles.tools}>
            <ToolsMenu />
            <Region name="versions">
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
            </Region>
            <Region name="languages">
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
            </Region>
            {darkMode && <ThemeButton />}
            <SocialLinks />
          </div>
        </div>
        {site.theme.search && <SearchButton />}
        <IconButton className={styles.hamburger} popoverTarget={shellIds.navPanel}>
          <span className={styles.whileClosed}>
            <Icon path={menuPath} />
            <span className={visuallyHidden}>{t('navbar.openMenu')}</span>
          </span>
          <span className={styles.whileOpen}>
            <Icon path={closePath} />
            <span className={visuallyHidden}>{t('navbar.closeMenu')}</span>
          </span>
        </IconButton>
      </div>
    </header>
  );
}

/**
 * Switches the theme. Both names are in the HTML, and `data-theme` determines which one is rendered, because the theme
 * is unknown at build time.
 */
export function ThemeButton() {
  const { t } = useTranslation();
  return (
    <IconButton className={styles.themeButton} data-theme-toggle="">
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

/** Opens search, like every element with `data-search`. Shortcuts click it. */
export function SearchButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      id={shellIds.search}
      className={searchStyles.button}
      popoverTarget={shellIds.searchPanel}
      popoverTargetAction="show"
      aria-keyshortcuts="Control+K Meta+K"
      data-search=""
    >
      <Icon path={searchPath} />
      <span className={searchStyles.text}>{t('search.button')}</span>
    </button>
  );
}
