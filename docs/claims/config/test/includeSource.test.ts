import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { runCommand } from '../../../../tools/docs/runCommand.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';
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

/** What `rslib build` writes for the source file in the format ESM, with this in its configuration. */
async function library(config: string): Promise<string> {
  const work = new WorkFolder();
  try {
    work.write('src/index.ts', files['src/price.ts']);
    work.write('rslib.config.mjs', `export default { lib: [{ format: 'esm' }], ${config} };`);
    await runCommand('rslib', ['build'], { cwd: work.path });
    return readFileSync(path.join(work.path, 'dist/index.js'), 'utf8');
  } finally {
    work.remove();
  }
}

test('#keep-tests-out-of-production-code: a library in the format ESM keeps the tests unless the expression is defined', async () => {
  expect(await library('')).toContain('in the source');
  expect(await library("source: { define: { 'import.meta.rstest': 'undefined' } }")).not.toContain(
    'in the source',
  );
});

test('#keep-tests-out-of-production-code: through an adapter, a define without a condition reaches the test run', async () => {
  const start = async (define: string) =>
    (
      await runRstest({
        'src/price.ts': files['src/price.ts'],
        'rslib.config.mjs': `export default { lib: [{ format: 'esm' }], source: { define: ${define} } };`,
        'rstest.config.mjs': `import { withRslibConfig } from '@rstest/adapter-rslib';
          export default { extends: withRslibConfig(), includeSource: ['src/**/*.ts'] };`,
      })
    ).output;
  const define = "{ 'import.meta.rstest': 'undefined' }";
  expect(await start(define)).toContain('No test suites found in file');
  expect(await start(`process.env.NODE_ENV === 'production' ? ${define} : {}`)).toContain('Tests 1 passed');
});
