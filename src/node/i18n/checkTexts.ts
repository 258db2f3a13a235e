import { didYouMean, type Problem } from '../base/problems.ts';
import type { LocaleFile } from './readLocale.ts';
import { flatTexts, isGroup } from './textTree.ts';

/** ArticleStrings are shown as plain text: readers would see a tag or an entity as written. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/i;

type Report = (keyPath: string[], message: string, advice: string) => unknown;

/** A file with strings of a language. */
export interface Locale extends LocaleFile {
  /** For messages. */
  displayFile: string;
}

/** Compares what a language has of the strings with the English ones: no other keys, same variables, no markup. */
export function checkTexts(source: object, lang: string, file: Locale): Problem[] {
  const problems: Problem[] = [];
  compareGroup(source, file.value, lang, [], reportTo(problems, file));
  return problems;
}

/** {@link checkTexts} of the English strings themselves, which must have all plural forms. */
export function checkSource(lang: string, file: Locale): Problem[] {
  const source = file.value ?? {};
  const problems = checkTexts(source, lang, file);
  const own = flatTexts(source);
  for (const [name, english] of expectedTexts(source, lang)) {
    if (own.has(name)) continue;
    const message = `The plural form “${name}” is missing.`;
    reportTo(problems, file)(name.split('.'), message, `Write it, such as: ${JSON.stringify(english)}`);
  }
  return problems;
}

function reportTo(problems: Problem[], { displayFile, lineOf }: Locale): Report {
  return (keyPath, message, advice) =>
    problems.push({ severity: 'error', file: displayFile, line: lineOf(keyPath), message, advice });
}

function compareGroup(source: object, value: unknown, lang: string, keyPath: string[], report: Report): void {
  const own = new Map(Object.entries(isGroup(value) ? value : {}));
  const expected = expectedKeys(source, lang);
  for (const key of own.keys()) {
    if (expected.has(key)) continue;
    const place = [...keyPath, key];
    const name = place.join('.');
    const forms =
      pluralBase(key) === undefined
        ? []
        : [...expected.keys()].filter((one) => pluralBase(one) === pluralBase(key));
    if (forms.length > 0)
      report(
        place,
        `“${name}” is a plural form that ${lang} does not have.`,
        `Its forms: ${forms.join(', ')}.`,
      );
    else {
      const known = key.includes('.')
        ? `${didYouMean(key, flatTexts(source).keys(), '')} Write what is before a point as a group: "footer": { "next": "…" }.`.trim()
        : didYouMean(key, expected.keys(), 'Remove it.');
      report(place, `Unknown key “${name}”.`, known);
    }
  }
  for (const [key, english] of expected) {
    const place = [...keyPath, key];
    const name = place.join('.');
    const found = own.get(key);
    if (found === undefined) continue; // readers see it in another language
    if (typeof found !== typeof english || (isGroup(english) && !isGroup(found))) {
      const kind = typeof english === 'string' ? 'text' : 'group of texts';
      report(place, `“${name}” must be a ${kind}.`, 'Compare with en.json.');
    } else if (typeof english === 'string') compareText(english, String(found), place, report);
    else compareGroup(english as object, found, lang, place, report);
  }
}

function compareText(english: string, text: string, place: string[], report: Report): void {
  const name = place.join('.');
  if (text.trim() === '') {
    report(place, `The text “${name}” is empty.`, `Translate: ${JSON.stringify(english)}`);
    return;
  }
  const markup = MARKUP.exec(text)?.[0];
  if (markup)
    report(place, `“${name}” holds markup, which readers would see: ${markup}`, 'Write plain text.');
  const [wanted, used] = [variables(english), variables(text)];
  // a form such as “one result” need not contain the number
  const optional = pluralBase(name) === undefined ? [] : ['{{count}}'];
  for (const variable of wanted.filter((entry) => !used.includes(entry) && !optional.includes(entry)))
    report(place, `“${name}” lacks the variable ${variable}.`, `English: ${english}`);
  for (const variable of used.filter((entry) => !wanted.includes(entry) && !optional.includes(entry)))
    report(place, `“${name}” has an unknown variable ${variable}.`, `English: ${english}`);
}

/** The distinct `{{variables}}` of a string, with normalized spacing. */
function variables(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)[^{}]*\}\}/g)].map(([, name]) => `{{${name}}}`))];
}

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
