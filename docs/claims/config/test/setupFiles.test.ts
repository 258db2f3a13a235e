import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, statusOf } from '../../results.ts';

const files = {
  'rstest.config.mjs': `
    import { writeFileSync } from 'node:fs';
    import { mergeRstestConfig } from '@rstest/core';
    const merged = [['./a', './b'], [['./a'], ['./b']], [['./a'], './b']].map(
      ([one, two]) => mergeRstestConfig({ setupFiles: one }, { setupFiles: two }).setupFiles,
    );
    writeFileSync('merged.json', JSON.stringify(merged));
    export default {
      isolate: false,
      pool: { maxWorkers: 1 },
      setupFiles: ['./one.ts', '<rootDir>/two.ts'],
    };`,
  'one.ts': `
    import { beforeEach, expect, rs } from '@rstest/core';
    await Promise.resolve();
    globalThis.order = ['one'];
    globalThis.runs = (globalThis.runs ?? 0) + 1;
    beforeEach(() => { globalThis.order.push('hook one'); });
    rs.mock('./price', () => ({ price: () => 'mocked' }));
    expect.extend({ toBeEven: (value) => ({ pass: value % 2 === 0, message: () => 'odd' }) });`,
  'two.ts': `
    import { beforeEach } from '@rstest/core';
    globalThis.order.push('two');
    beforeEach(() => { globalThis.order.push('hook two'); });`,
  'price.ts': "export const price = () => 'real';",
  'a.test.ts': `
    import { beforeEach, expect, test } from '@rstest/core';
    import { price } from './price';
    beforeEach(() => { globalThis.order.push('hook of the file'); });
    test('order', () =>
      expect(globalThis.order).toEqual(['one', 'two', 'hook one', 'hook two', 'hook of the file']));
    test('matcher', () => expect(4).toBeEven());
    test('mock', () => expect(price()).toBe('mocked'));
    test(globalThis.runs === 2 ? 'setup ran twice' : 'setup ran once', () => {});`,
  'b.test.ts': `
    import { test } from '@rstest/core';
    test(globalThis.runs === 2 ? 'setup ran twice' : 'setup ran once', () => {});`,
};
const one = "import { test } from '@rstest/core'; test('runs', () => {});";
let run: RstestRun;
let broken: RstestRun;
let projects: RstestRun;

beforeAll(async () => {
  const throwing = "throw new Error('no database');";
  [run, broken, projects] = await Promise.all([
    runRstest(files, ['run', '--reporter=json']),
    runRstest(
      {
        'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
        'setup.ts': throwing,
        'a.test.ts': one,
        'b.test.ts': one,
      },
      ['run', '--reporter=json'],
    ),
    runRstest(
      {
        'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'], projects: [{ name: 'web' }] };",
        'setup.ts': throwing,
        'a.test.ts': one,
      },
      ['run', '--reporter=json'],
    ),
  ]);
});

test('#usage: The matcher and the hook now apply to every test file', () => {
  expect(statusOf(run, 'matcher')).toBe('pass');
});

test('#several-files: Setup files run one after another, in the order of the list.', () => {
  expect(statusOf(run, 'order')).toBe('pass');
});

test('#several-files: first those of the setup files, then those of the test file', () => {
  expect(statusOf(run, 'order')).toBe('pass');
});

test('#what-belongs-in-a-setup-file: in a setup file affects the test file that follows', () => {
  expect(statusOf(run, 'mock')).toBe('pass');
});

test('#pitfalls: the file runs again for the next test file in the same worker', () => {
  expect(statusOf(run, 'setup ran twice')).toBe('pass');
});

test('#pitfalls: An error in a setup file fails every test file', () => {
  expect([fileOf(broken, 'a.test.ts')?.status, fileOf(broken, 'b.test.ts')?.status]).toEqual([
    'fail',
    'fail',
  ]);
});

test('#pitfalls: Two lists add up when configurations are merged', () => {
  expect(JSON.parse(run.file('merged.json') ?? '').slice(1)).toEqual([
    ['./a', './b'],
    ['./a', './b'],
  ]);
});

test('#pitfalls: of two strings, the later one replaces the earlier', () => {
  expect(JSON.parse(run.file('merged.json') ?? '')[0]).toBe('./b');
});

test('#pitfalls: that of the root is not inherited', () => {
  expect(statusOf(projects, 'runs')).toBe('pass');
});
