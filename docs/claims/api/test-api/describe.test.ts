import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head = "import { beforeAll, describe, expect, test } from '@rstest/core';\n";
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest({
    'options.test.ts': `${head}describe('gateway', { timeout: 100, meta: { team: 'billing' } }, () => {
        test('inherits', async () => { await new Promise(() => {}); });
        test('overrides', { timeout: 5000, meta: { slow: true } }, async ({ task }) => {
          await new Promise((resolve) => setTimeout(resolve, 150));
          console.log('meta', JSON.stringify(task.meta));
        });
      });`,
    'empty.test.ts': `${head}describe('prices', () => {}); test('a', () => {});`,
    'error.test.ts': `${head}test('before', () => {}); describe('broken', () => { throw new Error('cannot declare'); });`,
    'skip.test.ts': `${head}describe.skip('legacy', () => {
        console.log('body runs');
        beforeAll(() => { console.log('hook runs'); });
        test('never', () => {});
      }); test('a', () => {});`,
    'only.test.ts': `${head}describe.only('parser', () => {
        test.only('one', () => { console.log('only one'); });
        test('two', () => { console.log('not two'); });
      });
      describe('printer', () => { test('three', () => { console.log('not three'); }); });`,
    'concurrent.test.ts': `${head}let active = 0; let most = 0;
      const work = async () => { most = Math.max(most, ++active); await new Promise((resolve) => setTimeout(resolve, 30)); active--; };
      describe.concurrent('one', () => { test('a', work); test('b', work); });
      describe.concurrent('two', () => { test('c', work); });
      test('after', () => { console.log('at a time', most); });`,
  });
});

test('#signature: The options are defaults: a nested suite or a test can override them', () => {
  expect(run.output).toMatch(/✗ gateway > inherits/);
  expect(run.output).toContain('test timed out in 100ms');
  expect(run.output).not.toMatch(/✗ gateway > overrides/);
});

test('#signature: meta is merged instead', () => {
  expect(run.output).toContain('meta {"team":"billing","slow":true}');
});

test('#signature: A suite without tests fails with No test found in suite', () => {
  expect(run.output).toContain('No test found in suite');
  expect(run.output).toMatch(/✗ empty\.test\.ts/);
});

test('#signature: An error in fn itself fails the whole file', () => {
  expect(run.output).toMatch(/✗ error\.test\.ts/);
  expect(run.output).toContain('cannot declare');
});

test('#signature: runs while the file loads, even if every test in the suite is skipped or filtered out', () => {
  expect(run.output).toContain('body runs');
});

test('#describe-skip: Skips every test in the suite; its hooks do not run', () => {
  expect(run.output).not.toContain('hook runs');
});

test('#describe-only: If the suite itself contains test.only or describe.only, only those tests run', () => {
  expect(run.output).toContain('only one');
  expect(run.output).not.toMatch(/^not (?:two|three)$/m);
});

test('#describe-concurrent: so neighboring concurrent suites start together', () => {
  expect(run.output).toContain('at a time 3');
});
