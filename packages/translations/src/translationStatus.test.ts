import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ResolvedSite } from '../../../src/node/config/resolveSite.ts';
import { temporarySite, writeFiles } from '../../../testing/temporarySite.ts';
import { acceptUnits, findUnits, unknownName } from './accept.ts';
import { readRecord, recordFile } from './record.ts';
import { renderReport } from './reportPage.ts';
import { SourceHistory } from './sourceHistory.ts';
import {
  isComplete,
  readTranslations,
  type TranslationUnit,
  translationStatus,
} from './translationStatus.ts';

const english = {
  edit: 'Edit this page',
  table: 'Table',
  hits_one: '{{count}} hit',
  hits_other: '{{count}} hits',
};
const chinese = { edit: '编辑此页', table: '表格', hits_other: '{{count}} 条' };

let site: ResolvedSite;
const write = (files: Record<string, string>) => writeFiles(site.root, files);
const writeTexts = (lang: string, texts: object) =>
  write({ [`locales/${lang}.json`]: JSON.stringify(texts, null, 2) });
const status = () => translationStatus(site, readRecord(site));
const accept = async (...names: string[]) => {
  const units = await status();
  acceptUnits(
    site,
    units,
    names.flatMap((name) => findUnits(site, units, name)),
  );
};
const states = async () => Object.fromEntries((await status()).map(({ name, state }) => [name, state]));
const unit = async (name: string): Promise<TranslationUnit> => {
  const found = (await status()).find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

beforeEach(() => {
  site = temporarySite({
    'docs/en/index.mdx': '# Home\n',
    'docs/en/guide/start.mdx': '# Start\n\nFirst.\n\nLast.\n',
    'docs/en/guide/later.mdx': '# Later\n',
    'docs/zh/index.mdx': '# 首页\n',
    'docs/zh/guide/start.mdx': '# 开始\n',
  });
  writeTexts('en', english);
  writeTexts('zh', chinese);
});

describe('a translation', () => {
  it('reports a translation as unconfirmed until it is accepted, or as missing', async () => {
    expect(await states()).toEqual({
      edit: 'unconfirmed',
      table: 'unconfirmed',
      hits_other: 'unconfirmed', // the only plural form in Chinese
      'guide/later.mdx': 'missing',
      'guide/start.mdx': 'unconfirmed',
      'index.mdx': 'unconfirmed',
    });
    await accept('edit', 'guide/start', 'docs/zh/index.mdx');
    expect(await states()).toMatchObject({
      edit: 'current',
      table: 'unconfirmed',
      'guide/start.mdx': 'current',
      'index.mdx': 'current',
    });
  });

  it('reports a translation as stale when its source changes, until it is updated and accepted', async () => {
    await accept('edit', 'table', '/guide/start');
    write({ 'docs/en/guide/start.mdx': '# Start\n\nOther.\n' });
    writeTexts('en', { ...english, edit: 'Change this page' });
    expect(await states()).toMatchObject({ edit: 'stale', table: 'current', 'guide/start.mdx': 'stale' });
    write({ 'docs/zh/guide/start.mdx': '# 开始\n\n别的。\n' });
    expect(await states(), 'not what nobody has ever accepted').toMatchObject({ 'guide/start.mdx': 'stale' });
    await accept('edit', 'guide/start.mdx');
    expect(await states()).toMatchObject({ edit: 'current', 'guide/start.mdx': 'current' });
  });

  it('keeps a translation stale until it is accepted, even if it was edited before its source changed', async () => {
    write({ 'docs/zh/guide/later.mdx': '# 以后\n' });
    expect(isComplete(await status())).toBe(false);
    await accept('edit', 'table', 'hits_other', 'index', 'guide/start', 'guide/later');
    expect(isComplete(await status())).toBe(true);
    write({ 'docs/zh/guide/start.mdx': '# 起步\n' });
    expect(isComplete(await status())).toBe(true);
    write({ 'docs/en/guide/start.mdx': '# Start\n\nOther.\n' });
    expect(isComplete(await status())).toBe(false);
  });

  it('keeps a translation current when only line ends or the translation change', async () => {
    await accept('guide/start');
    write({
      'docs/en/guide/start.mdx': '# Start\r\n\r\nFirst.\r\n\r\nLast.\r\n',
      'docs/zh/guide/start.mdx': '# 起步\n',
    });
    expect(await states()).toMatchObject({ 'guide/start.mdx': 'current' });
  });
});

describe('a copy of the English file', () => {
  beforeEach(() => writeTexts('zh', { edit: english.edit, table: english.table, hits_other: '{{count}}' }));

  it('does not count a copy as a translation unless it is accepted', async () => {
    expect(await states()).toMatchObject({ edit: 'untranslated', hits_other: 'unconfirmed' });
    await accept('edit');
    expect(await states()).toMatchObject({ edit: 'current', table: 'untranslated' });
    expect(isComplete(await status())).toBe(false);
  });

  it('reports a copy in place of an accepted translation', async () => {
    writeTexts('zh', chinese);
    await accept('edit', 'table');
    writeTexts('zh', { ...chinese, edit: english.edit });
    expect(await states()).toMatchObject({ edit: 'untranslated', table: 'current' });
    await accept('edit');
    writeTexts('en', { ...english, edit: 'Edit' });
    expect(await states()).toMatchObject({ edit: 'stale' });
  });

  it('counts a copy as translated if a note allows it, and in other variants of English', async () => {
    const notes = new Map([['table', { note: 'A table.', sameAsEnglish: true }]]);
    const found = await translationStatus(site, {}, notes);
    expect(found.find(({ name }) => name === 'table')?.state).toBe('unconfirmed');
    const languages = ['en', 'en-GB'].map((lang) => ({ lang, label: lang }));
    const british = temporarySite({ 'locales/en-GB.json': '{ "table": "Table" }' }, { languages });
    const [table] = (await translationStatus(british, {})).filter(({ name }) => name === 'table');
    expect(table).toMatchObject({ lang: 'en-GB', state: 'unconfirmed' });
  });
});

it('reports strings as missing if neither the site nor the engine has them', async () => {
  const languages = ['en', 'zh', 'ja'].map((lang) => ({ lang, label: lang }));
  const files = { 'locales/zh.json': '{ "table": "表" }', 'locales/ja.json': '{ "table": "表" }' };
  const units = await translationStatus(temporarySite(files, { languages }), {});
  const missing = (lang: string) => units.filter((one) => one.lang === lang && one.state === 'missing');
  expect(missing('zh')).toEqual([]);
  expect(units.filter(({ lang }) => lang === 'zh').map(({ name }) => name)).toEqual(['table']);
  expect(missing('ja').map(({ name }) => name)).toContain('footer.next');
});

it('reports an invalid file instead of all its strings as missing', async () => {
  write({ 'locales/zh.json': '{\n"edit": "编辑此页"\n"table": "表格" }' });
  await expect(status()).rejects.toThrow(
    /^Failed: 1 error\n\nlocales\/zh\.json:3 error: This is not valid JSON/,
  );
});

describe('the diff of a source', () => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: site.root,
      },
    );

  it('shows the exact diff, regardless of how many commits ago it was accepted', async () => {
    git('init', '--quiet');
    await accept('edit', 'guide/start');
    for (const text of ['Second', 'Third']) {
      git('add', '--all');
      git('commit', '--quiet', '--message', 'a');
      write({ 'docs/en/guide/start.mdx': `# Start\n\n${text}.\n\nLast.\n` });
      writeTexts('en', { ...english, edit: `${text} page` });
    }
    const history = new SourceHistory(site.root);
    expect(await history.diff(await unit('edit'))).toEqual(['-Edit this page', '+Third page']);
    expect(await history.diff(await unit('guide/start.mdx'))).toEqual([
      '@@ -1,5 +1,5 @@',
      ' # Start',
      ' ',
      '-First.',
      '+Third.',
      ' ',
      ' Last.',
    ]);
    expect(await history.diff(await unit('table'))).toBeUndefined();
  });

  it('reports that the diff is unknown outside a repository', async () => {
    await accept('guide/start');
    write({ 'docs/en/guide/start.mdx': '# Other\n' });
    const unshallowAdvice = expect.stringContaining('git fetch --unshallow');
    expect(await new SourceHistory(site.root).diff(await unit('guide/start.mdx'))).toEqual([unshallowAdvice]);
    expect(await renderReport(site, await readTranslations(site))).toEqual(unshallowAdvice);
  });
});

describe('the record', () => {
  it('writes the record sorted, with one line per entry, without removed entries', async () => {
    await accept('table', 'edit', 'index');
    writeTexts('en', { table: 'Table' });
    writeTexts('zh', { table: '表格' });
    await accept('guide/start');
    const lines = readFileSync(recordFile(site), 'utf8').split('\n');
    expect(lines.map((line) => line.replaceAll(/[\da-f]{12}/g, '#'))).toEqual([
      '{',
      '  "zh": {',
      '    "keys": {',
      '      "table": { "from": "#", "to": "#" }',
      '    },',
      '    "pages": {',
      '      "guide/start.mdx": { "from": "#", "to": "#" },',
      '      "index.mdx": { "from": "#", "to": "#" }',
      '    }',
      '  }',
      '}',
      '',
    ]);
  });

  it('only writes the record when accepting', async () => {
    const read = () =>
      ['en', 'zh'].map((lang) => readFileSync(path.join(site.localesDir, `${lang}.json`), 'utf8'));
    write({ 'locales/zh.json': '{"table":"表格",\r\n\t"edit": "编辑此页"  }' });
    const before = read();
    await accept('table', 'edit');
    expect(read()).toEqual(before);
  });

  it.each<[what: string, json: string, line: number, message: RegExp]>([
    ['cannot be read', '{\n"zh": {', 2, /not valid JSON/],
    [
      'contains unexpected keys',
      '{\n"zh": {\n"keys": { "a": 1 }, "pages": {} } }',
      3,
      /zh\.keys\.a" must be/,
    ],
  ])('reports a record with its line when it %s', (_, json, line, message) => {
    write({ 'locales/translations.json': json });
    expect(() => readRecord(site)).toThrow(
      expect.objectContaining({
        problems: [
          expect.objectContaining({
            file: 'locales/translations.json',
            line,
            message: expect.stringMatching(message),
          }),
        ],
      }),
    );
  });

  it('does not pollute prototypes', () => {
    write({ 'locales/translations.json': '{ "__proto__": { "polluted": true } }' });
    expect(readRecord(site)).toEqual({});
    expect({}).not.toHaveProperty('polluted');
  });
});

it('suggests the most similar name for a misspelled one', async () => {
  const units = await status();
  expect(findUnits(site, units, 'guide/strat')).toEqual([]);
  expect(unknownName(units, 'guide/strat')).toContain('"guide/start"');
  expect(findUnits(site, units, ''), 'such as an empty variable of a script').toEqual([]);
  expect(unknownName(units, '')).toMatch(/""\. Name a key/);
});
