import { useTranslation } from 'react-i18next';
import { fingerprint } from '../../shared/fingerprint.ts';
import { shellIds } from '../../shared/shellIds.ts';
import { sectionFor } from '../../shared/sidebar.ts';
import * as media from '../../theme/media.ts';
import { Icon, IconButton } from '../../ui/Icon/Icon.tsx';
import { closePath } from '../../ui/Icon/paths.ts';
import { useShell } from '../ShellContext.ts';
import { SiteSlot } from '../slots/SiteSlot.tsx';
import * as styles from './Sidebar.css.ts';
import './Sidebar.deferred.css.ts';
import { SidebarItems } from './SidebarItems.tsx';

/** The pages of a section: a column on wide screens, and the same element as a drawer on narrow ones. */
export function Sidebar() {
  const { t } = useTranslation();
  const { page, layout } = useShell();
  return (
    <div
      id={shellIds.sidebar}
      popover="auto"
      data-drawer=""
      data-close-at={media.sidebar}
      data-scroll-lock=""
      className={styles.sidebar}
    >
      <IconButton
        className={styles.close}
        label={t('sidebar.close')}
        popoverTarget={shellIds.sidebar}
        popoverTargetAction="hide"
      >
        <Icon path={closePath} />
      </IconButton>
      <Sections />
      <nav
        className={styles.scroller}
        aria-label={t('sidebar.label')}
        data-fingerprint={fingerprint(layout.sidebar)}
      >
        <SiteSlot name="sidebar">
          <SidebarItems items={layout.sidebar} current={page.pagePath} />
        </SiteSlot>
      </nav>
    </div>
  );
}

/** The sections of the site as links at the top of the drawer. */
function Sections() {
  const { t } = useTranslation();
  const { site, page } = useShell();
  const current = sectionFor(site.sidebars, page.pagePath);
  const entries = site.nav.flatMap(({ text, link }) => {
    const section = link === undefined ? undefined : sectionFor(site.sidebars, link);
    return section ? { text, link, isCurrent: section === current } : [];
  });
  if (entries.length < 2) return null;
  return (
    <nav className={styles.sections} aria-label={t('navbar.label')}>
      {entries.map(({ text, link, isCurrent }) => (
        <a key={link} className={styles.section} href={link} aria-current={isCurrent ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
