import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

/** Prints how many attempts were made, and after how long it failed; both in a test that goes on. */
const poll = (name: string, options = ''): string => `
  test('${name}', async () => {
    let attempts = 0;
    const start = Date.now();
    try {
      await expect.poll(() => { attempts += 1; return 'pending'; }${options}).toBe('paid');
    } finally {
      console.log('${name}:', attempts, Date.now() - start);
    }
  });`;
const suite = `import { expect, test } from '@rstest/core';
  ${poll('configured')}${poll('own', ', { timeout: 200 }')}`;
const set = (value: string): string => `export default { expect: { poll: ${value} } };`;
const numbers = ({ output }: RstestRun, name: string): [attempts: number, time: number] => {
  const [, attempts, time] = new RegExp(`${name}: (\\d+) (\\d+)`).exec(output) ?? [];
  return [Number(attempts), Number(time)];
};
let run: RstestRun;
let short: RstestRun;

beforeAll(async () => {
  [run, short] = await Promise.all([
    runRstest({ 'a.test.ts': suite, 'rstest.config.ts': set('{ timeout: 1_500 }') }),
    runRstest({ 'a.test.ts': suite, 'rstest.config.ts': set('{ timeout: 3_000, interval: 400 }') }, [
      'run',
      '--testTimeout',
      '900',
    ]),
  ]);
});

test('#which-value-wins: win over the configuration', () => {
  expect(run.output).toContain('Matcher did not succeed in 1500ms');
  expect(run.output).toContain('Matcher did not succeed in 200ms');
});

test('#which-value-wins: A key that the configuration leaves out keeps its default', () => {
  // 1,500 ms with 50 ms between attempts, and room for a busy machine
  expect(numbers(run, 'configured')[0]).toBeGreaterThan(10);
});

test('#: Milliseconds between two attempts', () => {
  expect(numbers(short, 'configured')[0]).toBeLessThan(4);
});

test('#which-value-wins: the assertion fails shortly before the test would time out', () => {
  expect(short.output).toMatch(/Matcher did not succeed in [78]\d\dms/);
});

test('#: Projects do not inherit it from the root', async () => {
  const config = `export default { expect: { poll: { timeout: 100 } }, projects: [{ name: 'app', root: 'app' }] };`;
  const { output } = await runRstest({ 'app/a.test.ts': suite, 'rstest.config.ts': config });
  expect(output).toContain('Matcher did not succeed in 1000ms');
});

test('#which-value-wins: merging combines it key by key', async () => {
  const config = `import { mergeRstestConfig } from '@rstest/core';
    export default mergeRstestConfig({ expect: { poll: { timeout: 600 } } }, { expect: { poll: { interval: 500 } } });`;
  const merged = await runRstest({ 'a.test.ts': suite, 'rstest.config.ts': config });
  expect(merged.output).toContain('Matcher did not succeed in 600ms');
  expect(numbers(merged, 'configured')[0]).toBeLessThan(4);
});

test('#which-value-wins: the timeout of a call is not capped by the time limit of the test', async () => {
  const { output } = await runRstest({
    'a.test.ts': `import { expect, test } from '@rstest/core';
      test('waits', { timeout: 500 }, async () => {
        await expect.poll(() => 'loading', { timeout: 2_000 }).toBe('12 left');
      });`,
  });
  expect(output).toContain('test timed out in 500ms');
  expect(output).not.toContain('Matcher did not succeed');
});
