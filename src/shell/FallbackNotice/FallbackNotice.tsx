import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { infoPath } from '../../ui/Icon/paths.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './FallbackNotice.css.ts';

/** Tells the reader if the article comes from another language or version. */
export function FallbackNotice() {
  const { t } = useTranslation();
  const { site, page } = useShell();
  const { lang, contentLang, version, contentVersion } = page;
  const isForeign = contentLang !== lang;
  if (!isForeign && contentVersion === version) return null;
  const language = site.locales.find((locale) => locale.lang === contentLang)?.name ?? contentLang;
  const title = t(isForeign ? 'fallback.title' : 'fallback.versionTitle');
  return (
    <div role="note" aria-label={title} className={styles.notice}>
      <Icon path={infoPath} />
      {/* the text may not be translated either, and then run in the other direction */}
      <p dir="auto">
        <strong className={styles.title}>{title}</strong>{' '}
        <span>
          {t(isForeign ? 'fallback.language' : 'fallback.version', { language, version, contentVersion })}
        </span>
      </p>
    </div>
  );
}
