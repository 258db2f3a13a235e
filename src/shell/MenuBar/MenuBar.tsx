import { useTranslation } from 'react-i18next';
import { shellIds } from '../../shared/shellIds.ts';
import { sidePanels } from '../../shared/shellLayout.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronDownPath, panelPath } from '../../ui/Icon/paths.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './MenuBar.css.ts';
import './MenuBar.deferred.css.ts';

/** The second bar on narrow screens: opens the sidebar and outline, which are columns on wide ones, and shows the current section. */
export function MenuBar() {
  const { t } = useTranslation();
  const { layout } = useShell();
  const parts = sidePanels(layout);
  if (parts.length === 0) return null;
  return (
    <div className={styles.menuBar} data-menu-bar={parts.join(' ')}>
      {layout.sidebar.length > 0 && (
        <button
          type="button"
          className={`${styles.button} ${styles.sidebarButton}`}
          popoverTarget={shellIds.sidebar}
        >
          <Icon path={panelPath} />
          <span>{t('sidebar.menu')}</span>
        </button>
      )}
      <p className={styles.current} aria-hidden="true" data-current-heading="" />
      {layout.outline.length > 0 && (
        <button
          type="button"
          className={`${styles.button} ${styles.outlineButton}`}
          popoverTarget={shellIds.outline}
        >
          <span>{t('outline.title')}</span>
          <Icon path={chevronDownPath} />
        </button>
      )}
    </div>
  );
}
