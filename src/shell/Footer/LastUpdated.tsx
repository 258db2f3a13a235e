import { useTranslation } from 'react-i18next';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useShell } from '../ShellContext.ts';

export interface LastUpdatedProps {
  /** Milliseconds since 1970. */
  time: number;
}

/** The day of the last change: in UTC as built, in the reader's time zone once hydrated. */
export function LastUpdated({ time }: LastUpdatedProps) {
  const { t } = useTranslation();
  const { page } = useShell();
  const timeZone = useHydrated() ? undefined : 'UTC';
  return (
    <p>
      {t('footer.lastUpdated')}{' '}
      {/* Node and the browser may know the language's date format from different years. */}
      <time dateTime={new Date(time).toISOString()} suppressHydrationWarning>
        {new Intl.DateTimeFormat(page.lang, { dateStyle: 'long', timeZone }).format(time)}
      </time>
    </p>
  );
}
