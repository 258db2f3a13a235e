import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../hooks/whenIdle.ts';
import { useShell } from '../ShellContext.ts';

export interface LastUpdatedProps {
  /** Milliseconds since 1970. */
  time: number;
}

/** The first call takes a browser several frames, so that none may be made while the page comes to life. */
function format(time: number, lang: string, timeZone?: 'UTC'): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone }).format(time);
}

/**
 * The day of the last change: in UTC as built, in the reader's time zone once the browser has nothing better to do.
 * Wants the page as its key, so that every page starts anew.
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
    if (sameDay && ref.current?.textContent !== isoDay) return; // the day as built is the reader's too
    return whenIdle(() => setDay(format(time, lang)));
  }, [time, lang, isoDay]);

  return (
    <p>
      <span>{t('footer.lastUpdated')}</span> {/* hydration leaves what the build has written */}
      <time ref={ref} dateTime={date.toISOString()} suppressHydrationWarning>
        {day ?? asBuilt}
      </time>
    </p>
  );
}
