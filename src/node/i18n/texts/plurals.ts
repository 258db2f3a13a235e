import { isGroup } from './textTree.ts';

/** All plural categories of all languages, as i18next appends them to keys: `results_one`, `results_other`. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const PLURAL = new RegExp(`^(.+?)(_ordinal)?_(${CATEGORIES.join('|')})$`);

/** The part of a key before its plural suffix; `undefined` for a key without one. */
export function pluralBase(key: string): string | undefined {
  const match = PLURAL.exec(key);
  return match ? `${match[1]}${match[2] ?? ''}` : undefined;
}

/** A language's plural forms: English has `one` and `other`, Chinese only `other`. */
function pluralForms(lang: string, ordinal = false): string[] {
  const { pluralCategories } = new Intl.PluralRules(lang, {
    type: ordinal ? 'ordinal' : 'cardinal',
  }).resolvedOptions();
  return CATEGORIES.filter((category) => pluralCategories.includes(category));
}

/**
 * The keys that a language must have, given the English ones: the same keys, but plural strings need one key per plural
 * form of that language. The values are the English strings to translate.
 */
export function expectedKeys(source: object, lang: string): Map<string, unknown> {
  const english = new Map<string, unknown>(Object.entries(source));
  const expected = new Map<string, unknown>();
  for (const [key, value] of english) {
    const base = typeof value === 'string' ? pluralBase(key) : undefined;
    const forms = base === undefined ? [] : pluralForms(lang, base.endsWith('_ordinal'));
    if (base === undefined) expected.set(key, value);
    for (const form of forms) {
      const name = `${base}_${form}`;
      expected.set(name, english.get(name) ?? english.get(`${base}_other`) ?? value);
    }
  }
  return expected;
}

/** {@link expectedKeys} of all groups: the English strings that a language has to translate, by full key. */
export function expectedTexts(
  source: object,
  lang: string,
  keyPath: readonly string[] = [],
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of expectedKeys(source, lang)) {
    const place = [...keyPath, key];
    if (typeof value === 'string') texts.set(place.join('.'), value);
    else if (isGroup(value))
      for (const [name, text] of expectedTexts(value, lang, place)) texts.set(name, text);
  }
  return texts;
}
