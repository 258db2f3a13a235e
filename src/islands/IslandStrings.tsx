import { type PropsWithChildren, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/createI18n.ts';
import type { SiteData } from '../shared/siteData.ts';

/** Lets an island that needs site data use `useTranslation`. Only islands that import this load i18next. */
export function IslandStrings({ site, children }: PropsWithChildren<{ site: SiteData }>) {
  const i18n = useMemo(() => createI18n(site.lang, site.strings), [site]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
