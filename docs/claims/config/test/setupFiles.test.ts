import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, statusOf } from '../../results.ts';

const files = {
  // the list at the top level does not reach the second project
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
      globalSetup: './global.ts',
      projects: [
        { name: 'own', setupFiles: ['./one.ts', '<rootDir>/two.ts'], globalSetup: './global.ts' },
        { name: 'bare', include: ['bare.test.ts'] },
      ],
    };`,
  'global.ts': `
    export const setup = () => { process.env.UPLOADS = 'folder'; globalThis.uploads = 'folder'; };`,
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
    test(globalThis.runs === 2 ? 'setup ran twice' : 'setup ran once', () => {});
    test('environment', () => expect([process.env.UPLOADS, globalThis.uploads]).toEqual(['folder', undefined]));`,
  'bare.test.ts': `
    import { expect, test } from '@rstest/core';
    test('nothing is set up', () => expect(() => expect(4).toBeEven()).toThrow());
    test(globalThis.runs === 2 ? 'setup ran twice' : 'setup ran once', () => {});`,
};
const one = "import { test } from '@rstest/core'; test('runs', () => {});";
let run: RstestRun;
let broken: RstestRun;
let brokenGlobal: RstestRun;

beforeAll(async () => {
  const throwing = "throw new Error('no database');";
  [run, broken, brokenGlobal] = await Promise.all([
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
    runRstest({
      'rstest.config.mjs': "export default { globalSetup: './global.ts' };",
      'global.ts': `export const setup = () => { ${throwing} };`,
      'a.test.ts': one,
    }),
  ]);
});

test('The matcher and the hook now apply to every test file', () => {
  expect(statusOf(run, 'matcher', 'own')).toBe('pass');
});

test('Setup files run one after another, in the order of the list.', () => {
  expect(statusOf(run, 'order', 'own')).toBe('pass');
});

test('first those of the setup files, then those of the test file', () => {
  expect(statusOf(run, 'order', 'own')).toBe('pass');
});

test('in a setup file affects the test file that follows', () => {
  expect(statusOf(run, 'mock', 'own')).toBe('pass');
});

test('Tests see what it changes in process.env and nothing else', () => {
  expect(statusOf(run, 'environment', 'own')).toBe('pass');
});

test('If setup throws, no test runs and the exit code is 1.', () => {
  expect(brokenGlobal.code).toBe(1);
  expect(brokenGlobal.output).toContain('no database');
  expect(brokenGlobal.output).not.toContain('✓');
});

test('the file runs again for the next test file in the same worker', () => {
  expect(statusOf(run, 'setup ran twice', 'own')).toBe('pass');
});

test('An error in a setup file fails every test file', () => {
  expect([fileOf(broken, 'a.test.ts')?.status, fileOf(broken, 'b.test.ts')?.status]).toEqual([
    'fail',
    'fail',
  ]);
});

test('Two lists add up when configurations are merged', () => {
  expect(JSON.parse(run.file('merged.json') ?? '').slice(1)).toEqual([
    ['./a', './b'],
    ['./a', './b'],
  ]);
});

test('of two strings, the later one replaces the earlier', () => {
  expect(JSON.parse(run.file('merged.json') ?? '')[0]).toBe('./b');
});

test('the one at the top level is not inherited', () => {
  expect(statusOf(run, 'nothing is set up', 'bare')).toBe('pass');
});
