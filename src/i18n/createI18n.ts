import i18next, { type i18n } from 'i18next';

/**
 * Creates an i18next instance with the strings of one language. They are passed in as data (a file in the browser, a
 * parsed JSON file at build time), so that no bundle contains any language.
 */
export function createI18n(lang: string, strings: Record<string, unknown>): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: lang,
    resources: { [lang]: { translation: strings } },
    interpolation: { escapeValue: false }, // React escapes strings; build-time code escapes them where it writes HTML
    initAsync: false,
  });
  return instance;
}
