import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../../browser/scheduling.ts';
import type { PagerLink } from '../../shared/pageData.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { arrowLeftPath, arrowRightPath, editPath } from '../../ui/Icon/paths.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './Footer.css.ts';

/** What follows an article: edit link, date of the last change, previous and next page. */
export function Footer() {
  const { t } = useTranslation();
  const { site, page } = useShell();
  const { editUrl, lastUpdatedTime, prev, next } = page;
  const editText = site.theme.editLink?.text;
  const showDate = site.theme.lastUpdated && lastUpdatedTime !== undefined;
  const showEdit = editUrl !== undefined && Boolean(editText);
  return (
    <footer className={styles.footer}>
      {(showEdit || showDate) && (
        <div className={styles.meta}>
          {showEdit && (
            <a className={styles.edit} href={editUrl} target="_blank" rel="noopener">
              <Icon path={editPath} />
              <span>{editText}</span>
            </a>
          )}
          {showDate && <LastUpdated key={page.pagePath} time={lastUpdatedTime} />}
        </div>
      )}
      {(prev || next) && (
        <nav className={styles.pager} aria-label={t('footer.pager')}>
          {prev && <PagerStop rel="prev" label={t('footer.previous')} stop={prev} />}
          {next && <PagerStop rel="next" label={t('footer.next')} stop={next} />}
        </nav>
      )}
    </footer>
  );
}

function PagerStop({ rel, label, stop }: { rel: 'prev' | 'next'; label: string; stop: PagerLink }) {
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

/** The first call blocks a browser for several frames, so never call this during hydration. */
function format(time: number, lang: string, timeZone?: 'UTC'): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone }).format(time);
}

/**
 * The day of the last change: in UTC as built, in the reader's time zone once the browser is idle. Give it the page as
 * `key`, so that its state is reset on every page.
 */
export function LastUpdated({ time }: LastUpdatedProps) {
  const { t } = useTranslation();
  const { lang } = useShell().page;
  const [day, setDay] = useState<string>();
  const ref = useRef<HTMLTimeElement>(null);
  const date = new Date(time);
  const isoDay = date.toISOString().slice(0, 10);
  const asBuilt = typeof window === 'undefined' ? format(time, lang, 'UTC') : isoDay;

  useEffect(() => {
    const local = new Date(time);
    const sameDay = local.getDate() === local.getUTCDate();
    if (sameDay && ref.current?.textContent !== isoDay) return; // already right as built
    return whenIdle(() => setDay(format(time, lang)));
  }, [time, lang, isoDay]);

  return (
    <p>
      <span>{t('footer.lastUpdated')}</span> {/* hydration keeps the text from the build */}
      <time ref={ref} dateTime={date.toISOString()} suppressHydrationWarning>
        {day ?? asBuilt}
      </time>
    </p>
  );
}
