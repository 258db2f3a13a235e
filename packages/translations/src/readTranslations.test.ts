import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import { temporarySite } from '../../../testing/temporarySite.ts';
import { readTranslations } from './translationStatus.ts';

/** The findings for a site whose Chinese strings equal the English ones, with notes. */
async function check(notes: object) {
  const site = temporarySite({
    'locales/en.json': JSON.stringify(en, null, 2),
    'locales/zh.json': JSON.stringify(en, null, 2),
    'locales/notes.json': JSON.stringify(notes, null, 2),
  });
  const { problems, units } = await readTranslations(site);
  return {
    problems: problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
    untranslated: units.filter(({ state }) => state === 'untranslated').map(({ name }) => name),
  };
}

describe('readTranslations', () => {
  it('reports strings that are identical to English, unless their note allows it', async () => {
    const same = { note: 'A name.', sameAsEnglish: true };
    const { untranslated } = await check({ language: same });
    expect(untranslated).toContain('version');
    expect(untranslated).not.toContain('language');
    expect(untranslated, 'which has no words').not.toContain('notFound.code');
  });

  it('reports missing and unused notes', async () => {
    const found = await check({ language: 'The button.', langauge: 'The button.', version: 3 });
    expect(found.problems).toContain('locales/notes.json:4 "version" must be a string or a group of keys.');
    expect((await check({ language: 'a', langauge: 'b' })).problems).toContain(
      'locales/notes.json:3 Unknown key "langauge".',
    );
  });
});
