import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, filesOf, statusOf } from '../../results.ts';

const files = {
  'rstest.config.mjs': "export default { includeSource: ['src/**/*.ts'], exclude: ['src/generated/**'] };",
  'defined.config.mjs': `
    export default { includeSource: ['src/price.ts'], source: { define: { 'import.meta.rstest': 'undefined' } } };`,
  'src/price.ts': `
    export const price = (cents: number) => cents / 100;
    export const asked = Boolean(import.meta.rstest);
    if (import.meta.rstest) {
      const { expect, test, rs, describe } = import.meta.rstest;
      test('in the source', () => expect([price(100), typeof rs.fn, typeof describe]).toEqual([1, 'function', 'function']));
    }`,
  'src/plain.ts': 'export const plain = true;',
  'src/comment.ts': '// see import.meta.rstest\nexport const nothing = true;',
  'src/generated/client.ts': "if (import.meta.rstest) { import.meta.rstest.test('generated', () => {}); }",
  'test/price.test.ts': `
    import { expect, test } from '@rstest/core';
    import { asked } from '../src/price';
    test('is undefined here', () => expect(asked).toBe(false));`,
};
let run: RstestRun;
let defined: RstestRun;

beforeAll(async () => {
  [run, defined] = await Promise.all([
    runRstest(files, ['run', '--reporter=json']),
    runRstest(files, ['run', '--reporter=json', '--config=defined.config.mjs', 'src/price']),
  ]);
});

test('#: A matching file becomes a test file if its text contains import.meta.rstest', () => {
  expect(statusOf(run, 'in the source')).toBe('pass');
  expect(filesOf(run)).not.toContain('src/plain.ts');
});

test('#usage: That object has everything that @rstest/core exports', () => {
  expect(statusOf(run, 'in the source')).toBe('pass');
});

test('#usage: When another test file imports src/price.ts, it is undefined, and the tests are not declared a second time.', () => {
  expect(statusOf(run, 'is undefined here')).toBe('pass');
  expect(fileOf(run, 'test/price.test.ts')?.results).toHaveLength(1);
});

test('#keep-tests-out-of-production-code: It would remove the tests from the test run as well', () => {
  expect(fileOf(defined, 'src/price.ts')?.status).toBe('fail');
  expect(defined.output).toContain('No test suites found in file');
});

test('#pitfalls: counts as a test file and fails because it contains no test', () => {
  expect(fileOf(run, 'src/comment.ts')?.status).toBe('fail');
});

test('#related: rules out in-source tests as well', () => {
  expect(filesOf(run)).not.toContain('src/generated/client.ts');
});
