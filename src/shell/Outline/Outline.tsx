import { useTranslation } from 'react-i18next';
import { shellIds } from '../../shared/shellIds.ts';
import * as media from '../../theme/media.ts';
import { breakable } from '../breakable.tsx';
import { useShell } from '../ShellContext.ts';
import * as styles from './Outline.deferred.css.ts';
import './Outline.deferred.css.ts';

/**
 * The headings of the page: a column on wide screens, and the same element as a dropdown on narrower ones. It is an
 * `aside`, which the reader views of browsers leave out.
 */
export function Outline() {
  const { t } = useTranslation();
  const { page, layout } = useShell();
  return (
    <aside id={shellIds.outline} popover="auto" data-close-at={media.outline} className={styles.outline}>
      <nav className={styles.nav} aria-label={t('outline.title')}>
        <p className={styles.title} aria-hidden="true">
          {t('outline.title')}
        </p>
        <ul lang={page.contentLang === page.lang ? undefined : page.contentLang}>
          {layout.outline.map(({ id, text, depth }) => (
            <li key={id} className={styles.item}>
              <a className={styles.link} href={`#${id}`} data-depth={depth}>
                <span>{breakable(text)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
