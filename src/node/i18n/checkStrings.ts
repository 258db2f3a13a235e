import { didYouMean, type Problem } from '../base/problems.ts';
import type { LocaleFile } from './readLocale.ts';
import { flattenStrings, isGroup, type StringMap } from './stringTree.ts';

/** Matches tags and entities, which would be shown literally. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/i;

type Report = (keyPath: string[], message: string, advice: string, severity?: Problem['severity']) => unknown;

/** A file with strings of a language. */
export interface Locale extends LocaleFile {
  /** Path of the file, for messages. */
  displayFile: string;
}

/**
 * Compares the strings of a language with the English ones: no unknown keys, same variables, no markup.
 *
 * @param source the English strings, by full key
 */
export function checkStrings(source: StringMap, lang: string, file: Locale): Problem[] {
  const problems: Problem[] = [];
  compareGroup(expectedStrings(source, lang), file.value ?? {}, lang, reportTo(problems, file));
  return problems;
}

/** Checks the English strings like {@link checkStrings}. They must have all plural forms. */
export function checkSource(lang: string, file: Locale): Problem[] {
  const source = flattenStrings(file.value ?? {});
  const problems = checkStrings(source, lang, file);
  for (const [name, english] of expectedStrings(source, lang)) {
    if (source.has(name)) continue;
    const message = `The plural form "${name}" is missing.`;
    reportTo(problems, file)(name.split('.'), message, `Add it, for example: ${JSON.stringify(english)}`);
  }
  return problems;
}

function reportTo(problems: Problem[], { displayFile, findLine }: Locale): Report {
  return (keyPath, message, advice, severity = 'error') =>
    problems.push({ severity, file: displayFile, line: findLine(keyPath), message, advice });
}

function compareGroup(
  expected: StringMap,
  group: object,
  lang: string,
  report: Report,
  keyPath: string[] = [],
) {
  const prefix = keyPath.map((key) => `${key}.`).join('');
  const inGroup = [...expected.keys()].filter((name) => name.startsWith(prefix));
  const keys = new Set(inGroup.map((name) => name.slice(prefix.length).replace(/\..*/, '')));
  for (const [key, value] of Object.entries(group)) {
    const childPath = [...keyPath, key];
    const english = expected.get(childPath.join('.'));
    if (!keys.has(key)) report(childPath, ...unknownKey(childPath, keys, expected, lang));
    else if (english !== undefined && typeof value === 'string')
      compareString(english, value, childPath, report);
    else if (english === undefined && isGroup(value)) compareGroup(expected, value, lang, report, childPath);
    else {
      const kind = english === undefined ? 'group of strings' : 'string';
      report(childPath, `"${childPath.join('.')}" must be a ${kind}.`, 'Compare with en.json.');
    }
  }
}

function unknownKey(
  keyPath: string[],
  keys: ReadonlySet<string>,
  expected: StringMap,
  lang: string,
): [message: string, advice: string] {
  const [name, key] = [keyPath.join('.'), keyPath.at(-1) ?? ''];
  const base = pluralBase(key);
  const forms = base === undefined ? [] : [...keys].filter((one) => pluralBase(one) === base);
  if (forms.length > 0)
    return [`Plural form "${name}" is not used in "${lang}".`, `Use: ${forms.join(', ')}.`];
  const advice = key.includes('.')
    ? `${expected.has(key) ? '' : didYouMean(key, expected.keys(), '')} Write keys with dots as nested groups: "footer": { "next": "…" }.`.trim()
    : didYouMean(key, keys, 'Remove it.');
  return [`Unknown key "${name}".`, advice];
}

function compareString(english: string, text: string, keyPath: string[], report: Report): void {
  const name = keyPath.join('.');
  if (text.trim() === '') {
    report(keyPath, `The string "${name}" is empty.`, `Translate: ${JSON.stringify(english)}`);
    return;
  }
  if (text !== text.trim() && english === english.trim())
    report(keyPath, `"${name}" starts or ends with a space.`, 'Remove it.', 'warning');
  const markup = MARKUP.exec(text)?.[0];
  if (markup)
    report(
      keyPath,
      `"${name}" contains markup, which would be shown literally: ${markup}`,
      'Write plain text.',
    );
  const single = /(?<!\{)\{(\w+)\}(?!\})/.exec(text);
  const known = [...variables(english), ...(pluralBase(name) === undefined ? [] : ['{{count}}'])];
  if (single && known.includes(`{{${single[1]}}}`))
    report(
      keyPath,
      `"${name}" has "${single[0]}", which would be shown literally.`,
      `Write "{{${single[1]}}}".`,
    );
  const [englishVariables, translatedVariables] = [variables(english), variables(text)];
  // a form such as "one result" can omit the number
  const optional = pluralBase(name) === undefined ? [] : ['{{count}}'];
  for (const variable of englishVariables.filter(
    (entry) => !translatedVariables.includes(entry) && !optional.includes(entry),
  ))
    report(
      keyPath,
      `"${name}" does not contain the variable ${variable}.`,
      `Compare with English: ${english}`,
    );
  for (const variable of translatedVariables.filter(
    (entry) => !englishVariables.includes(entry) && !optional.includes(entry),
  ))
    report(keyPath, `"${name}" has an unknown variable ${variable}.`, `Compare with English: ${english}`);
}

/** Returns the distinct `{{variables}}` of a string, with normalized spacing. */
function variables(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)[^{}]*\}\}/g)].map(([, name]) => `{{${name}}}`))];
}

/** All plural categories, as i18next appends them to keys: `results_one`, `results_other`. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const PLURAL = new RegExp(`^(.+?)(_ordinal)?_(${CATEGORIES.join('|')})$`);

/** Returns the part of a key before its plural suffix; `undefined` for a key without one. */
export function pluralBase(key: string): string | undefined {
  const match = PLURAL.exec(key);
  return match ? `${match[1]}${match[2] ?? ''}` : undefined;
}

/** Returns a language's plural forms: `one` and `other` for English, only `other` for Chinese. */
function pluralForms(lang: string, ordinal = false): string[] {
  const { pluralCategories } = new Intl.PluralRules(lang, {
    type: ordinal ? 'ordinal' : 'cardinal',
  }).resolvedOptions();
  return CATEGORIES.filter((category) => pluralCategories.includes(category));
}

/**
 * Returns the strings that a language must have, with the English strings as values: the same keys as English, but one
 * key per plural form of that language.
 *
 * @param source the English strings, by full key
 */
export function expectedStrings(source: StringMap, lang: string): Map<string, string> {
  const expected = new Map<string, string>();
  for (const [name, text] of source) {
    const base = pluralBase(name);
    const forms = base === undefined ? [] : pluralForms(lang, base.endsWith('_ordinal'));
    if (base === undefined) expected.set(name, text);
    for (const form of forms) {
      const pluralKey = `${base}_${form}`;
      expected.set(pluralKey, source.get(pluralKey) ?? source.get(`${base}_other`) ?? text);
    }
  }
  return expected;
}
