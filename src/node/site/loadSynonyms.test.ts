import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../../testing/temporarySite.ts';
import { loadSynonyms } from './loadSynonyms.ts';

const load = (...lines: string[]) =>
  loadSynonyms(temporarySite({ 'docs/synonyms.zh.yaml': lines.join('\n') }));

describe('synonyms', () => {
  it('maps terms of the pages to words that readers type', () => {
    const { synonyms, problems } = load(
      '# options',
      'include: [testMatch, test match]',
      '',
      '"@rstest/core": [core]',
      '"": [jest]',
    );
    expect(problems).toEqual([]);
    expect([...synonyms]).toEqual([
      ['zh', { include: ['testMatch', 'test match'], '@rstest/core': ['core'], '': ['jest'] }],
    ]);
  });

  it('accepts missing and empty files', () => {
    expect(loadSynonyms(temporarySite({}))).toEqual({ synonyms: new Map(), problems: [] });
    expect(load('# none yet').problems).toEqual([]);
  });

  it.each<[what: string, lines: string[], line: number, message: RegExp]>([
    ['broken YAML', ['include: [a, b', 'exclude: [c]'], 2, /not valid YAML/],
    ['an alias of nothing', ['glob: [*.ts]'], 1, /not valid YAML/],
    ['the same key twice', ['include: [a]', 'include: [b]'], 2, /twice/],
    ['a list', ['- include', '- testMatch'], 1, /The value must be a group of keys, not a list/],
    ['one word', ['exclude: [x]', 'include: testMatch'], 2, /"include" must be a list, not a string/],
    ['a number', ['include:', '  - a', '  - 404'], 3, /"include.1" must be a string, not a number/],
    ['no words', ['include: [a]', 'exclude: []'], 2, /"exclude" must not be empty/],
    ['punctuation', ['include: [a, "--"]'], 1, /"include.1" must contain a letter or a digit/],
    ['the same twice', ['include: [a,', ' b, a]'], 2, /"a" is listed twice/],
    ['what pages say', ['include: [include]'], 1, /"include" is listed twice/],
  ])('rejects %s', (_, lines, line, message) => {
    const problem = { severity: 'error', file: 'docs/synonyms.zh.yaml', line, advice: expect.any(String) };
    expect(load(...lines).problems).toEqual([{ ...problem, message: expect.stringMatching(message) }]);
  });
});
