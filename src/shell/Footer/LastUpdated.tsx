import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../../browser/scheduling.ts';
import { useShell } from '../ShellContext.ts';

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
