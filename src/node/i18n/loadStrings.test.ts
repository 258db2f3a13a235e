import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import { type Files, temporarySite } from '../../../testing/temporarySite.ts';
import type { Problem } from '../base/problems.ts';
import { articleStrings, loadStrings } from './loadStrings.ts';
import { flattenStrings } from './stringTree.ts';

const zh = JSON.parse(readFileSync('locales/zh.json', 'utf8')) as typeof en;

const english = { lang: 'en', label: 'English' };
const chinese = { lang: 'zh', label: '简体中文' };
const japanese = { lang: 'ja', label: '日本語' };

type StringTree = { [key: string]: string | StringTree };

// Japanese has a single plural form: drops the English singulars
const { showAll_one: _one, ...code } = en.code;
const { samples_one: _samples, claims_one: _claims, ...testedWith } = en.site.testedWith;
const translation = { ...en, code, site: { ...en.site, testedWith } };
/** The loaded strings: a missing plural form falls back to the existing one. */
const completed = {
  ...en,
  code: { ...en.code, showAll_one: en.code.showAll_other },
  site: {
    ...en.site,
    testedWith: {
      ...en.site.testedWith,
      samples_one: testedWith.samples_other,
      claims_one: testedWith.claims_other,
    },
  },
};

/** Loads a site whose Japanese strings are the English ones with changes. The engine has no Japanese strings. */
async function load(change: string | ((tree: StringTree) => void)) {
  const tree = structuredClone(translation) as StringTree;
  if (typeof change !== 'string') change(tree);
  const json = typeof change === 'string' ? change : JSON.stringify(tree, null, 2);
  const files: Files = { 'locales/en.json': JSON.stringify(en), 'locales/ja.json': json };
  const { strings, problems } = await loadStrings(temporarySite(files, { languages: [english, japanese] }));
  const findLine = (text: string) => json.split('\n').findIndex((line) => line.includes(text)) + 1;
  return { ja: strings.ja, problems, findLine };
}

const problem = (line: number, message: string, advice: string): Problem => ({
  severity: 'error',
  file: 'locales/ja.json',
  line,
  message,
  advice,
});

describe('strings', () => {
  it('reads the strings of every language', async () => {
    const { ja, problems } = await load((tree) => {
      tree.language = '语言';
    });
    expect(problems).toEqual([]);
    expect(ja).toEqual({ ...completed, language: '语言' });
  });

  it("falls back to the engine's strings", async () => {
    const { strings, problems } = await loadStrings(temporarySite({}));
    expect(problems).toEqual([]);
    expect([strings.en?.language, strings.zh?.language]).toEqual(['Language', '语言']);
  });

  it("includes the site's strings, which its first language defines", async () => {
    const files = {
      'locales/en.json': JSON.stringify({ site: { nav: { guide: 'Guide', api: 'API' } } }),
      'locales/ja.json': JSON.stringify({ site: { nav: { guide: 'ガイド', gide: '?' } } }, null, 1),
    };
    const { strings, problems } = await loadStrings(temporarySite(files, { languages: [english, japanese] }));
    expect(strings.en?.site).toEqual({ nav: { guide: 'Guide', api: 'API' } });
    expect(problems).toEqual([problem(5, 'Unknown key "site.nav.gide".', 'Did you mean "guide"?')]);
    expect(strings.ja?.site).toEqual({ nav: { guide: 'ガイド', api: 'API' } });
  });

  it('keeps the last punctuation mark at the end on a page with the other direction', async () => {
    const languages = [english, { lang: 'he', label: 'עברית', dir: 'rtl' as const }];
    const files = { 'locales/he.json': JSON.stringify({ search: { failed: 'טעינת האינדקס נכשלה.' } }) };
    const { strings } = await loadStrings(temporarySite(files, { languages }));
    const { fallback, search } = strings.he ?? en;
    expect([fallback.title, fallback.language, search.noResults, search.failed]).toEqual([
      'Not translated yet',
      '\u2068This page has not been translated yet. You are reading the {{language}} version.\u2069',
      '\u2068No results for “{{query}}”\u2069',
      'טעינת האינדקס נכשלה.',
    ]);
    const reordered = await loadStrings(temporarySite({}, { languages: languages.reverse() }));
    expect(reordered.strings.en?.search.failed).toBe(en.search.failed);
    expect(reordered.strings.he?.search.failed).toBe(`\u2068${en.search.failed}\u2069`);
  });

  it('accepts a byte order mark, tabs as indentation, and any character', async () => {
    const { problems, ja } = await load(
      `\ufeff${JSON.stringify({ ...translation, table: '表 / \\ "\u{1f600}' }, null, '\t')}`,
    );
    const message = 'The file starts with a byte order mark.';
    const advice = 'Save it as UTF-8 without a byte order mark.';
    expect(problems).toMatchObject([{ ...problem(1, message, advice), severity: 'warning' }]);
    expect(ja?.table).toBe('表 / \\ "\u{1f600}');
  });
});

it.each(['__proto__', 'constructor'])('reports a group "%s" without polluting prototypes', async (name) => {
  const json = JSON.stringify(translation, null, 2).replace(
    '{',
    `{\n  "${name}": { "polluted": "yes", "prototype": { "polluted": "yes" } },`,
  );
  const { ja, problems } = await load(json);
  expect(problems.map(({ line }) => line)).toContain(2);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.get(ja ?? {}, 'polluted')).toBeUndefined();
  expect(ja).toEqual(completed);
});

describe('a translation', () => {
  it('reports the number of missing strings in one line', async () => {
    const { ja, problems } = await load((tree) => {
      delete (tree.footnotes as StringTree).title;
      delete tree.callout;
    });
    const total = flattenStrings(translation).size;
    const count = 1 + Object.keys(en.callout).length;
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        file: 'locales/ja.json',
        message: `${count} of ${total} strings are not translated. Readers see English instead.`,
        advice: 'Run "npm run i18n -- --lang ja" to list them.',
      },
    ]);
    expect(ja, 'English replaces them').toEqual(completed);
    expect(ja && articleStrings(ja)).toEqual(articleStrings(completed));
  });

  it('fills gaps from the engine, then from the first language of the site, then from English', async () => {
    const files = {
      'locales/zh.json': JSON.stringify({ table: '表', code: { showAll_other: '全部 {{count}} 行' } }),
      'locales/ja.json': JSON.stringify({ language: '言語' }),
      'locales/pl.json': JSON.stringify({ code: { showAll_few: '{{count}} wiersze' } }),
    };
    const languages = [chinese, english, japanese, { lang: 'pl', label: 'Polski' }];
    const { strings, problems } = await loadStrings(temporarySite(files, { languages }));
    expect(strings.zh).toMatchObject({ table: '表', version: zh.version });
    expect(strings.en).toMatchObject({ table: en.table, version: en.version });
    expect(strings.ja).toMatchObject({ language: '言語', table: '表', version: zh.version });
    expect(strings.pl?.code).toMatchObject({
      showAll_one: '全部 {{count}} 行',
      showAll_few: '{{count}} wiersze',
      showAll_many: '全部 {{count}} 行',
    });
    const reported = problems.map(({ file, severity, message }) => `${severity} ${file} ${message}`);
    expect(reported).toEqual([
      expect.stringMatching(/^warning locales\/ja\.json .*Readers see 简体中文 instead\.$/),
      expect.stringMatching(/^warning locales\/pl\.json /),
    ]);
  });

  it('reports unknown keys', async () => {
    const { ja, problems, findLine } = await load((tree) => {
      (tree.footer as StringTree).privious = 'x';
      tree.somethingElse = 'y';
      tree['footer.nxt'] = 'z';
    });
    expect(problems).toEqual([
      problem(findLine('privious'), 'Unknown key "footer.privious".', 'Did you mean "previous"?'),
      problem(findLine('somethingElse'), 'Unknown key "somethingElse".', 'Remove it.'),
      problem(
        findLine('footer.nxt'),
        'Unknown key "footer.nxt".',
        'Did you mean "footer.next"? Write keys with dots as nested groups: "footer": { "next": "…" }.',
      ),
    ]);
    expect(ja).toEqual(completed);
  });

  it('reports keys with dots', async () => {
    const { problems, findLine } = await load((tree) => {
      tree['footer.next'] = 'z';
    });
    const advice = 'Write keys with dots as nested groups: "footer": { "next": "…" }.';
    expect(problems).toEqual([problem(findLine('footer.next'), 'Unknown key "footer.next".', advice)]);
  });

  it('reports missing and unknown variables', async () => {
    const { problems, findLine } = await load((tree) => {
      (tree.footnotes as StringTree).back = 'Zurück zu {{nummer}}';
    });
    const advice = `Compare with English: ${en.footnotes.back}`;
    expect(problems).toEqual([
      problem(findLine('nummer'), '"footnotes.back" does not contain the variable {{number}}.', advice),
      problem(findLine('nummer'), '"footnotes.back" has an unknown variable {{nummer}}.', advice),
    ]);
  });

  it('reports variables without two braces', async () => {
    const { problems, findLine } = await load((tree) => {
      (tree.footnotes as StringTree).back = 'Zurück zu {number}';
    });
    expect(problems[0]).toEqual(
      problem(
        findLine('Zurück zu'),
        '"footnotes.back" has "{number}", which would be shown literally.',
        'Write "{{number}}".',
      ),
    );
  });

  it('reports strings in place of groups', async () => {
    const { ja, problems, findLine } = await load((tree) => {
      tree.footnotes = 'text';
      tree.table = { a: 'b' };
    });
    expect(problems).toEqual([
      problem(findLine('"table"'), '"table" must be a string.', 'Compare with en.json.'),
      problem(findLine('"footnotes"'), '"footnotes" must be a group of strings.', 'Compare with en.json.'),
    ]);
    expect(ja).toEqual(completed);
  });

  it('reports a problem at its string, not at another with the same name', async () => {
    const { problems, findLine } = await load((tree) => {
      (tree.notFound as StringTree).title = 1 as unknown as string;
    });
    expect(problems).toEqual([
      problem(findLine('"title": 1'), '"notFound.title" must be a string.', 'Compare with en.json.'),
    ]);
  });

  it('does not pollute prototypes with unknown keys', async () => {
    const json = JSON.stringify(translation).replace(/^\{/, '{"__proto__":{"polluted":"x"},');
    const { problems, ja } = await load(json);
    expect(problems).toEqual([problem(1, 'Unknown key "__proto__".', expect.any(String))]);
    expect(ja).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a file that cannot be read', () => {
  it.each<[what: string, json: string, line: number | undefined]>([
    ['an extra comma', '{\n  "language": "x",\n}', 3],
    ['a missing comma', '{\n  "language": "x"\n  "version": "y"\n}', 3],
    ['a missing quote', '{\n  "language": "x,\n  "version": "y"\n}', 2],
    ['a string without quotes', '{\n  "language": "x",\n  "version": y\n}', 3],
    ['single quotes', '{ "language": \'x\' }', undefined],
    ['YAML instead of JSON', 'language: x', 1],
  ])('reports %s, with its line where it is known', async (_, json, line) => {
    const { ja, problems } = await load(json);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      severity: 'error',
      file: 'locales/ja.json',
      advice: expect.stringContaining('comma'),
    });
    expect(problems[0]?.message).toMatch(/^This is not valid JSON: /);
    expect(problems[0]?.line).toBe(line);
    expect(ja).toEqual(en);
  });

  it.each(['"language": "甲，乙,', '"language": "甲：乙', '"language": "他说，"你好，世界"再见"'])(
    'does not report the quotes of an unclosed string in %s as full-width quotes',
    async (tree) => {
      const { problems } = await load(`{\n  ${tree}\n}`);
      expect(problems[0]).toMatchObject({ line: 2, advice: expect.stringContaining('extra comma or quote') });
    },
  );
  it.each(['“language”： “言語”', '"language"： "言語"', '"language": 「言語」'])(
    'reports full-width quotes in %s',
    async (tree) => {
      const { problems } = await load(`{\n  ${tree}\n}`);
      expect(problems[0]).toMatchObject({ line: 2, advice: expect.stringContaining('Full-width') });
    },
  );

  it('reports a duplicate key with its line', async () => {
    const { problems, findLine } = await load(
      JSON.stringify(en, null, 2).replace('"table":', '"language": "again",\n  "table":'),
    );
    const message = 'Duplicate key "language".';
    expect(problems).toEqual([problem(findLine('again'), message, 'Remove one of them.')]);
  });

  it('reports all strings as missing if the file does not exist', async () => {
    const languages = [{ lang: 'fr', label: 'Français' }];
    const { strings, problems } = await loadStrings(temporarySite({}, { languages }));
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        file: 'locales/fr.json',
        message: expect.stringMatching(
          /^(\d+) of \1 strings are not translated\. Readers see English instead\.$/,
        ),
        advice: expect.stringContaining('--lang fr"'),
      },
    ]);
    const { site: _, ...shell } = en;
    expect(strings.fr).toEqual(shell);
  });
});
