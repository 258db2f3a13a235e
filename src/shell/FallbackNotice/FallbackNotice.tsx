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
  if (contentLang !== lang) {
    const language = site.locales.find((locale) => locale.lang === contentLang)?.name ?? contentLang;
    return <Notice title={t('fallback.title')} text={t('fallback.language', { language })} />;
  }
  if (contentVersion !== version) {
    return (
      <Notice title={t('fallback.versionTitle')} text={t('fallback.version', { version, contentVersion })} />
    );
  }
  return null;
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div role="note" aria-label={title} className={styles.notice}>
      <Icon path={infoPath} />
      <p>
        <strong className={styles.title}>{title}</strong> <span>{text}</span>
      </p>
    </div>
  );
}
