import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { searchPath } from '../../ui/Icon/paths.ts';
import { shellIds } from '../shellIds.ts';
import * as styles from './SearchButton.css.ts';

export interface SearchButtonProps {
  /** Opens search. */
  onSearch: (() => void) | undefined;
}

/** Opens search; the boot script presses it when the reader presses Ctrl or Command with K. */
export function SearchButton({ onSearch }: SearchButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      id={shellIds.search}
      className={styles.button}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
    >
      <Icon path={searchPath} />
      <span className={styles.text}>{t('search.button')}</span>
    </button>
  );
}
