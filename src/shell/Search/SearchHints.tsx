import { useTranslation } from 'react-i18next';
import * as styles from './SearchHints.demand.css.ts';

const HINTS = [
  ['↑ ↓', 'move'],
  ['↵', 'open'],
  ['Esc', 'dismiss'],
] as const;

/** Keyboard hints. Hidden from screen readers, which know the keys from the roles. */
export function SearchHints() {
  const { t } = useTranslation();
  return (
    <div className={styles.hints} aria-hidden="true">
      {HINTS.map(([keys, text]) => (
        <span key={keys} className={styles.hint}>
          <kbd className={styles.key}>{keys}</kbd>
          {t(`search.${text}`)}
        </span>
      ))}
    </div>
  );
}
