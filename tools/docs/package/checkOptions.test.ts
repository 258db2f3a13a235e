import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { checkScope } from './checkOptions.ts';
import { optionFacts } from './documentedNames.ts';

const checkMessages = (name: string, attributes: string) =>
  optionFacts([parsePage('en', `config/test/${name}`, `<OptionMeta type="number" ${attributes} />`)]).flatMap(
    (option) => checkScope(option, ['pool']).map(({ message }) => message),
  );

it('requires the scope of an option', () => {
  expect(checkMessages('retry', '')).toEqual(['The scope is missing.']);
  expect(checkMessages('env', 'scope="Each project"')).toEqual([]);
});

it('rejects a project scope for options that projects do not accept', () => {
  expect(checkMessages('pool', 'scope="Each project"')).toEqual(['Projects do not accept pool.']);
  expect(checkMessages('pool', 'scope="The root configuration"')).toEqual([]);
});

it('requires the flag in the scope of an option with a flag', () => {
  expect(checkMessages('retry', 'cli="--retry <n>" scope="Each project"')).toEqual([
    'The flag is missing in the scope.',
  ]);
  expect(checkMessages('retry', 'cli="--retry <n>" scope="Each project, or all by the flag"')).toEqual([]);
});
