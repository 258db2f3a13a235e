import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { createI18n } from '../../src/i18n/createI18n.ts';
import { flattenStrings, nestStrings } from '../../src/node/i18n/stringTree.ts';
import type { Settings } from '../workbench/settings.ts';
import { pseudoLocale, pseudoText } from './pseudoLocale.ts';
import type { Workbench } from './WorkbenchContext.ts';

/** Returns the workbench's context for a language. */
export function createWorkbench(lang: Settings['lang']): Workbench {
  // missing strings are English, as on the site
  if (lang === 'zh') {
    const texts = nestStrings(new Map([...flattenStrings(en), ...flattenStrings(zh)]));
    return { lang, i18n: createI18n(lang, texts), text: (value) => value.zh };
  }
  if (lang === 'en') return { lang, i18n: createI18n(lang, en), text: (value) => value.en };
  // the language tag for "English with pseudo accents", which browsers support
  const pseudo = 'en-XA';
  return { lang: pseudo, i18n: createI18n(pseudo, pseudoLocale(en)), text: (value) => pseudoText(value.en) };
}
