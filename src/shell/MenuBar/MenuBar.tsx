import { useTranslation } from 'react-i18next';
import { shellIds } from '../../shared/shellIds.ts';
import { partsBeside } from '../../shared/shellLayout.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronDownPath, listPath } from '../../ui/Icon/paths.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './MenuBar.css.ts';

export interface MenuBarProps {
  /** Whether the sidebar's drawer is open; undefined until hydrated. */
  sidebarOpen: boolean | undefined;
  /** Whether the outline's dropdown is open; undefined until hydrated. */
  outlineOpen: boolean | undefined;
  /** Id of the heading whose section is being read; none above the first one. Default: none. */
  active?: string | undefined;
}

/** The second bar on narrow screens: opens what is next to the article on wide ones. */
export function MenuBar({ sidebarOpen, outlineOpen, active }: MenuBarProps) {
  const { t } = useTranslation();
  const { layout } = useShell();
  const parts = partsBeside(layout);
  if (parts.length === 0) return null;
  return (
    <div className={styles.menuBar} data-menu-bar={parts.join(' ')}>
      {layout.sidebar.length > 0 && (
        <button
          type="button"
          className={`${styles.button} ${styles.sidebarButton}`}
          popoverTarget={shellIds.sidebar}
          aria-expanded={sidebarOpen}
        >
          <Icon path={listPath} />
          <span>{t('sidebar.menu')}</span>
        </button>
      )}
      <p className={styles.current} aria-hidden="true">
        {layout.outline.find(({ id }) => id === active)?.text}
      </p>
      {layout.outline.length > 0 && (
        <button
          type="button"
          className={`${styles.button} ${styles.outlineButton}`}
          popoverTarget={shellIds.outline}
          aria-expanded={outlineOpen}
        >
          <span>{t('outline.title')}</span>
          <Icon path={chevronDownPath} />
        </button>
      )}
    </div>
  );
}
