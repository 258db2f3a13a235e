import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'a.test.ts': `import { expect, test } from '@rstest/core';
    test('has a type error', () => { const count: number = 'two' as any; const wrong: string = 2; expect(count).toBe('two'); });`,
  'b.test.ts': "test('without an import', () => {});",
  'jest.config.js': "throw new Error('is read');",
};
const vitestSnapshot = {
  'price.test.ts': `import { describe, expect, test } from '@rstest/core';
    describe('price', () => { test('in euros', () => { expect('4.50 EUR').toMatchSnapshot(); }); });`,
  '__snapshots__/price.test.ts.snap':
    '// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html\n\nexports[`price > in euros 1`] = `"4.50 EUR"`;\n',
};
let local: RstestRun;
let snapshot: RstestRun;

beforeAll(async () => {
  [local, snapshot] = await Promise.all([
    runRstest(files),
    runRstest(vitestSnapshot, ['run'], { env: { CI: 'true' } }),
  ]);
});

test('#who-it-is-for: It does not check types; the compiler strips them', () => {
  expect(local.output).toContain('✓ a.test.ts');
});

test('#coming-from-jest-or-vitest: Off by default; turn on globals', () => {
  expect(local.output).toContain('test is not defined');
});

test('#coming-from-jest-or-vitest: Not read. The options go into rstest.config.ts', () => {
  expect(local.output).not.toContain('is read');
});

test('#coming-from-jest-or-vitest: Those of Vitest pass as they are', () => {
  expect(snapshot.code).toBe(0);
});
