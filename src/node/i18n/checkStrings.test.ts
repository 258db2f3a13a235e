import { describe, expect, it } from 'vitest';
import { checkSource, checkStrings } from './checkStrings.ts';
import { parseLocale } from './readLocale.ts';
import { flattenStrings } from './stringTree.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Returns the problems with a language's strings: `line message advice`. */
function check(english: object, strings: object, lang = 'zh'): string[] {
  const locale = parseLocale(bytes(JSON.stringify(strings, null, 2)), `${lang}.json`);
  const file = { ...locale, displayFile: `${lang}.json` };
  const problems =
    lang === 'en' ? checkSource(lang, file) : checkStrings(flattenStrings(english), lang, file);
  return [...locale.problems, ...problems].map(({ line, message, advice }) => `${line} ${message} ${advice}`);
}

describe('plural forms', () => {
  const english = { hits_one: '{{count}} page', hits_other: '{{count}} pages' };

  it('requires the plural forms of the language', () => {
    expect(check(english, { hits_other: '{{count}} 页' })).toEqual([]);
    expect(
      check(
        english,
        {
          hits_one: '{{count}} strona',
          hits_few: '{{count}} strony',
          hits_many: '{{count}} stron',
          hits_other: '{{count}} strony',
        },
        'pl',
      ),
    ).toEqual([]);
  });

  it('allows missing plural forms, except in English', () => {
    expect(check(english, { hits_one: 'jedna strona', hits_other: '{{count}} strony' }, 'pl')).toEqual([]);
    expect(check({}, { hits_one: 'a page' }, 'en')).toEqual([
      '1 The plural form "hits_other" is missing. Add it, for example: "a page"',
    ]);
  });

  it('reports plural forms that the language does not use', () => {
    expect(check(english, { hits_one: '一页', hits_other: '{{count}} 页' })).toEqual([
      '2 Plural form "hits_one" is not used in "zh". Use: hits_other.',
    ]);
  });
});

describe('strings', () => {
  it('reports markup in strings', () => {
    const english = { a: 'A > B & C', b: 'Bold', c: 'Line' };
    expect(check(english, { a: '1 < 2 & 3 > 2', b: 'very <b>bold</b>', c: 'a&nbsp;b' })).toEqual([
      '3 "b" contains markup, which would be shown literally: <b> Write plain text.',
      '4 "c" contains markup, which would be shown literally: &nbsp; Write plain text.',
    ]);
  });

  it('reports empty strings', () => {
    expect(check({ a: 'A' }, { a: ' ' })).toEqual(['2 The string "a" is empty. Translate: "A"']);
  });

  it('reports leading and trailing spaces that differ from English', () => {
    expect(check({ a: 'A', b: 'B ' }, { a: ' 甲', b: '乙 ' })).toEqual([
      '2 "a" starts or ends with a space. Remove it.',
    ]);
  });

  it('accepts other spacing of variables, and repeated ones', () => {
    expect(check({ a: 'A {{x}} {{y}}' }, { a: '{{ y }}, {{x}}, {{x}}' })).toEqual([]);
  });
});

describe('readLocale', () => {
  it.each<[what: string, content: string | Uint8Array, line: number, message: RegExp]>([
    ['that is too large', ' '.repeat(5 * 1024 * 1024), 1, /too large: 5\.0 MB/],
    ['that is empty', '\n', 1, /is empty/],
    ['that contains a list', '["a"]', 1, /must contain a JSON object/],
    ['that contains null', 'null', 1, /must contain a JSON object/],
    ['that is nested too deeply', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, 1, /nested too deeply/],
    ['that is not UTF-8', new Uint8Array([123, 10, 34, 255, 34]), 2, /not valid UTF-8/],
  ])('rejects a file %s', (_, content, line, message) => {
    const locale = parseLocale(typeof content === 'string' ? bytes(content) : content, 'zh.json');
    expect(locale.problems).toEqual([
      {
        severity: 'error',
        file: 'zh.json',
        line,
        message: expect.stringMatching(message),
        advice: expect.any(String),
      },
    ]);
    expect(locale.value).toBeUndefined();
  });
});
