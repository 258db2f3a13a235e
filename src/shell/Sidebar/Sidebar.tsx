import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shellIds } from '../../shared/shellIds.ts';
import { sectionOf } from '../../shared/sidebar.ts';
import { loadCollapsing } from '../../ui/Collapsible/Collapsible.tsx';
import { Icon, IconButton } from '../../ui/Icon/Icon.tsx';
import { closePath } from '../../ui/Icon/paths.ts';
import { useRevealCurrent } from '../hooks/scrolling.ts';
import type { Drawer } from '../hooks/useDrawer.ts';
import { useSidebarGroups } from '../hooks/useSidebarGroups.ts';
import { useShell } from '../ShellContext.ts';
import { SiteSlot } from '../slots/SiteSlot.tsx';
import * as styles from './Sidebar.css.ts';
import './Sidebar.deferred.css.ts';
import { SidebarItems } from './SidebarItems.tsx';

export interface SidebarProps {
  /** State of the drawer that the sidebar is on narrow screens. */
  drawer: Drawer<HTMLDivElement>;
}

/** The pages of a section: a column on wide screens, and the same element as a drawer on narrow ones. */
export function Sidebar({ drawer }: SidebarProps) {
  const { t } = useTranslation();
  const { site, page, layout } = useShell();
  const scroller = useRef<HTMLElement>(null);
  const section = sectionOf(site.sidebars, page.pagePath)?.prefix ?? '';
  useRevealCurrent(scroller, page.pagePath, drawer.open);
  // after `useRevealCurrent`: on reload, the restored scroll position takes precedence
  const groups = useSidebarGroups(layout.sidebar, page.pagePath, section, scroller);
  return (
    // biome-ignore lint/a11y: the handler only closes the drawer after a link in it was followed
    <div
      ref={drawer.ref}
      id={shellIds.sidebar}
      popover="auto"
      {...(drawer.open && { role: 'dialog', 'aria-modal': true, 'aria-label': t('sidebar.menu') })}
      data-scroll-lock=""
      data-dims=""
      className={styles.sidebar}
      onToggle={drawer.onToggle}
      onBeforeToggle={drawer.onBeforeToggle}
      onClick={drawer.onClick}
      // the reader comes near
      onPointerOver={loadCollapsing}
      onFocus={loadCollapsing}
    >
      <IconButton
        className={styles.close}
        label={t('sidebar.close')}
        popoverTarget={shellIds.sidebar}
        popoverTargetAction="hide"
      >
        <Icon path={closePath} />
      </IconButton>
      <nav ref={scroller} className={styles.scroller} aria-label={t('sidebar.label')}>
        <SiteSlot name="sidebar">
          <SidebarItems
            items={layout.sidebar}
            parent={section}
            groups={groups}
            level={1}
            current={page.pagePath}
          />
        </SiteSlot>
      </nav>
    </div>
  );
}
