import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { searchPath } from '../../ui/Icon/paths.ts';
import { shellIds } from '../shellIds.ts';
import * as styles from './SearchButton.css.ts';

/** Opens search, as all that has `data-search` does; the boot script presses it when the reader presses Ctrl or Command with K. */
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
