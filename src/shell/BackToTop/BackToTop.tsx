import { useTranslation } from 'react-i18next';
import { shellIds } from '../../shared/shellIds.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { arrowUpPath } from '../../ui/Icon/paths.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { backToTop } from './BackToTop.css.ts';

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
      <IconButton className={backToTop} data-down={down || undefined} label={t('backToTop')} onClick={toTop}>
        <Icon path={arrowUpPath} />
      </IconButton>
    )
  );
}
