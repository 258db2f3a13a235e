import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'a.test.ts': `import { describe, expect, test } from '@rstest/core';
    describe('price', () => { test('in euros', () => { expect('4.50 EUR').toMatchSnapshot(); }); });
    test('has a type error', () => { const count: number = 'two' as any; const wrong: string = 2; expect(count).toBe('two'); });`,
  'b.test.ts': "test('without an import', () => {});",
  '__snapshots__/a.test.ts.snap': '// Jest Snapshot v1\n\nexports[`price in euros 1`] = `"4.50 EUR"`;\n',
  'jest.config.js': "throw new Error('is read');",
};
let local: RstestRun;
let ci: RstestRun;

beforeAll(async () => {
  [local, ci] = await Promise.all([
    runRstest(files),
    runRstest(files, ['run', 'a.test'], { env: { CI: 'true' } }),
  ]);
});

test('a snapshot under an unknown name is written anew and passes; in CI it fails', () => {
  expect(local.output).toMatch(/✓ a\.test\.ts/);
  expect(local.file('__snapshots__/a.test.ts.snap')).toContain('price > in euros 1');
  expect(ci.output).toMatch(/✗ price > in euros/);
});

test('Names join suites and tests with >', () => {
  expect(local.file('__snapshots__/a.test.ts.snap')).toContain('[`price > in euros 1`]');
});

test('It does not check types; the compiler strips them', () => {
  expect(local.output).not.toMatch(/✗ has a type error/);
});

test('Off by default; turn on globals', () => {
  expect(local.output).toContain('test is not defined');
});

test('Not read. The options go into rstest.config.ts', () => {
  expect(local.output).not.toContain('is read');
});
