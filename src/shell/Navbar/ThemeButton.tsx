import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { moonPath, sunPath } from '../../ui/Icon/paths.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Navbar.css.ts';

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
