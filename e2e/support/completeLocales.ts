import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectedKeys } from '../../src/build/i18n/plurals.ts';
import { pseudoLocale, pseudoText } from '../../src/i18n/pseudoLocale.ts';

type Texts = { [key: string]: string | Texts };

/** The language made by {@link pseudoLocale}: English that looks foreign and is 40 % longer. */
export const PSEUDO_LANGUAGE = 'en-XA';

/**
 * Completes the texts of a fixture, so that a new text of the engine need not be translated for it: gaps hold pseudo
 * English. Adds a whole language of that.
 * @returns the folder to take the texts from
 */
export function completeLocales(fixture: string): string {
  const english = readTexts(path.resolve(import.meta.dirname, '../../locales/en.json'));
  const target = path.join(fixture, 'node_modules/.cache/locales');
  mkdirSync(target, { recursive: true });
  const write = (lang: string, texts: Texts) =>
    writeFileSync(path.join(target, `${lang}.json`), JSON.stringify(texts, null, 2));
  for (const file of readdirSync(path.join(fixture, 'locales'))) {
    const { name: lang } = path.parse(file);
    write(lang, fill(english, readTexts(path.join(fixture, 'locales', file)), lang));
  }
  write(PSEUDO_LANGUAGE, pseudoLocale(english));
  return target;
}

function readTexts(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

function fill(english: Texts, own: Texts, lang: string): Texts {
  const entries = [...expectedKeys(english, lang)].map(([key, value]): [string, string | Texts] => {
    const [text, found] = [value as string | Texts, own[key]];
    if (typeof text === 'string') return [key, typeof found === 'string' ? found : pseudoText(text)];
    return [key, fill(text, typeof found === 'object' ? found : {}, lang)];
  });
  return Object.fromEntries(entries);
}
