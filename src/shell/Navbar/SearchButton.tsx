import { useTranslation } from 'react-i18next';
import { shellIds } from '../../shared/shellIds.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { searchPath } from '../../ui/Icon/paths.ts';
import * as styles from './SearchButton.css.ts';

/** Opens search, like everything with `data-search`; the boot script clicks it on Ctrl+K or ⌘K. */
export function SearchButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      id={shellIds.search}
      className={styles.button}
      aria-keyshortcuts="Control+K Meta+K"
      data-search=""
    >
      <Icon path={searchPath} />
      <span className={styles.text}>{t('search.button')}</span>
    </button>
  );
}
