import type { Localized } from './siteConfig.ts';

/** The text of a language; the default language's where there is none. */
export function localize(text: Localized, lang: string, defaultLang: string): string {
  if (typeof text === 'string') return text;
  return text[lang] ?? text[defaultLang] ?? Object.values(text)[0] ?? '';
}
