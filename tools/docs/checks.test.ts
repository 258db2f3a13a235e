import { expect, it } from 'vitest';
import { checkOutput } from './outputs/checkOutputs.ts';
import { parseHelp } from './package/packageFacts.ts';
import { checkCommands } from './samples/checkCommands.ts';
import { checkLanguages } from './samples/checkLanguages.ts';
import { checkMarks } from './samples/checkMarks.ts';
import { chooseVerification, isTest, type Sample } from './samples/samples.ts';

function sample(code: string, { language = 'ts', ...rest }: Partial<Sample> = {}): Sample {
  const meta = { highlight: [], unknown: [] };
  return {
    lang: 'en',
    page: 'a',
    file: 'docs/en/a.mdx',
    line: 10,
    section: 0,
    language,
    meta,
    code,
    ...rest,
  };
}
const mark = (verify: string) => ({ meta: { highlight: [], unknown: [], verify } });

it('reads flags from --help', () => {
  const help =
    '  -u, --update              Update snapshots \n  --bail [number]           Stop\n  Usage: x\n';
  expect(parseHelp(help)).toEqual([
    { names: ['-u', '--update'], value: '' },
    { names: ['--bail'], value: '[number]' },
  ]);
});

it('reports flags that a command does not have, with their line', () => {
  const flags = new Map([
    ['', [{ names: ['--bail'], value: '' }]],
    ['run', [{ names: ['--pool.*'], value: '' }]],
  ]);
  const code =
    'npx rstest --bail 1\nnpx rstest --bial=1 "a --b"\nnpx rstest run --pool.type=x --no-pool\nother --x';
  const problems = checkCommands([sample(code, { language: 'bash' })], flags);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [12, 'Unknown flag "--bial" for this command.'],
    [13, 'Unknown flag "--no-pool" for this command.'],
  ]);
});

it('only allows translated comments', () => {
  const ours = sample("// one\ncall('https://a.b'); // why");
  const same = sample("// 一\ncall('https://a.b'); // 原因", { file: 'docs/zh/a.mdx' });
  const other = sample("// 一\ncall('https://b.a');", { file: 'docs/zh/a.mdx' });
  expect(checkLanguages([ours], [same])).toEqual([]);
  expect(checkLanguages([ours], [other])).toMatchObject([{ file: 'docs/zh/a.mdx', line: 12 }]);
  expect(checkLanguages([ours], [same, same])).toMatchObject([{ line: 10 }]);
});

it('chooses how to verify a block', () => {
  const test = sample("test('a', () => {});");
  expect(isTest(test)).toBe(true);
  expect(chooseVerification(test)).toBe('run');
  expect(chooseVerification(sample('function fn(): Mock;'))).toBe('signature');
  expect(chooseVerification(sample('const a = 1;'))).toBe('types');
  expect(chooseVerification(sample("test('a');", mark('skip: a sketch')))).toBe('illustrative');
});

it('requires every block to be verifiable, and validates marks', () => {
  const problems = checkMarks([
    ...Array.from({ length: 60 }, () => sample('const a = 1;')),
    sample(' ✓ a', { language: 'text' }),
    sample('const a = 1;', mark('fail')),
    sample('const a = 1;', mark('fails')),
    sample('const a = 1;', mark('skip:')),
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    "This block isn't verified.",
    'Unknown word "fail" after verify=.',
    'verify="fails" only applies to blocks with tests.',
    'Unknown word "skip:" after verify=.',
  ]);
});

it('compares a quoted output with its recording, ignoring durations and colors', () => {
  const output = { command: 'npx rstest', scenario: {}, files: new Map(), inputs: '1' };
  const recording = { command: 'npx rstest', inputs: '1', text: 'Head\n ✓ a (2ms)\n\n Tests 1 passed\n' };
  const quote = (code: string) => checkOutput({ ...output, sample: sample(code) }, recording);
  expect(quote(' ✓ a (31ms)\n Tests 1 passed')).toEqual([]);
  expect(quote(' Tests 1 passed\n ✓ a (2ms)')).toMatchObject([{ line: 12 }]);
  expect(quote(' ✓ b (2ms)')).toMatchObject([{ line: 11 }]);
  expect(checkOutput({ ...output, sample: sample('a') }, undefined)[0]?.advice).toContain('docs:record');
});
