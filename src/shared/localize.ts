import type { Localized } from './themeConfig.ts';

/** The text in a language; falls back to the default language. */
export function localize(text: Localized, lang: string, defaultLang: string): string {
  if (typeof text === 'string') return text;
  return text[lang] ?? text[defaultLang] ?? Object.values(text)[0] ?? '';
}
