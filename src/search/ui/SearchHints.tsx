import { useTranslation } from 'react-i18next';
import * as styles from './SearchHints.lazy.css.ts';

const HINTS = [
  { keys: ['↑', '↓'], text: 'move' },
  { keys: ['↵'], text: 'open' },
  { keys: ['Esc'], text: 'dismiss' },
] as const;

/** Keyboard hints. Hidden from screen readers, which know the keys from the roles. */
export function SearchHints() {
  const { t } = useTranslation();
  return (
    <div className={styles.hints} aria-hidden="true">
      {HINTS.map(({ keys, text }) => (
        <span key={text} className={styles.hint}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {t(`search.${text}`)}
        </span>
      ))}
    </div>
  );
}
