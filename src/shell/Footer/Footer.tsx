import { useTranslation } from 'react-i18next';
import type { PagerLink } from '../../shared/pageData.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { arrowLeftPath, arrowRightPath, editPath } from '../../ui/Icon/paths.ts';
import { useShell } from '../ShellContext.ts';
import { late } from './Footer.css.ts';
import * as styles from './Footer.deferred.css.ts';
import './Footer.deferred.css.ts';

/** The footer of an article: edit link, date of the last change, previous and next page. */
export function Footer() {
  const { t } = useTranslation();
  const { site, page } = useShell();
  const { editUrl, lastUpdatedTime, prev, next } = page;
  const editText = site.theme.editLink?.text;
  const showDate = site.theme.lastUpdated && lastUpdatedTime !== undefined;
  const showEdit = editUrl !== undefined && Boolean(editText);
  return (
    <footer className={`${late} ${styles.footer}`}>
      {(showEdit || showDate) && (
        <div className={styles.meta}>
          {showEdit && (
            <a className={styles.edit} href={editUrl} target="_blank" rel="noopener">
              <Icon path={editPath} />
              <span>{editText}</span>
            </a>
          )}
          {showDate && <LastUpdated time={lastUpdatedTime} />}
        </div>
      )}
      {(prev || next) && (
        <nav className={styles.pager} aria-label={t('footer.pager')}>
          {prev && <PagerCard rel="prev" label={t('footer.previous')} stop={prev} />}
          {next && <PagerCard rel="next" label={t('footer.next')} stop={next} />}
        </nav>
      )}
    </footer>
  );
}

function PagerCard({ rel, label, stop }: { rel: 'prev' | 'next'; label: string; stop: PagerLink }) {
  return (
    <a className={styles.stop} href={stop.link} rel={rel}>
      <span className={styles.label}>{`${label} `}</span>
      <span className={styles.stopTitle}>
        <Icon path={rel === 'prev' ? arrowLeftPath : arrowRightPath} />
        <span>{stop.text}</span>
      </span>
    </a>
  );
}

export interface LastUpdatedProps {
  /** Milliseconds since 1970. */
  time: number;
}

/** The day of the last change, in UTC. */
export function LastUpdated({ time }: LastUpdatedProps) {
  const { t } = useTranslation();
  const { lang } = useShell().page;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  return (
    <p>
      <span>{t('footer.lastUpdated')}</span> <time dateTime={new Date(time).toISOString()}>{day}</time>
    </p>
  );
}
