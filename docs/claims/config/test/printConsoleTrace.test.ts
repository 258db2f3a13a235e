import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'rstest.config.mjs': `export default { printConsoleTrace: true, projects: [
    { name: 'on', printConsoleTrace: true }, { name: 'off', include: ['off.test.ts'] },
  ] };`,
  'price.ts': `export function total(prices: number[]) {
  console.log('adding');
  return prices.length;
}
`,
  'price.test.ts': `import { test } from '@rstest/core';
import { total } from './price';

const warn = (text: string) => console.warn(text);
  test('logs', () => {
  total([1, 2]);
  console.error('own');
  warn('wrapped');
  console.table([1]);
});
`,
  'off.test.ts': `import { test } from '@rstest/core';
  test('logs', () => { console.info('from the other project'); });
`,
};
let run: RstestRun;
let untouched: RstestRun;

beforeAll(async () => {
  [run, untouched] = await Promise.all([
    runRstest(files),
    runRstest(files, ['run', '--printConsoleTrace', '--disableConsoleIntercept']),
  ]);
});

test('#what-you-see: the heading names the test file once more before it', () => {
  expect(run.output).toContain('price.test.ts > logs | price.test.ts | price.ts:2:11\nadding');
  expect(run.output).toContain('price.test.ts > logs | price.test.ts:7:11\nown');
});

test('#pitfalls: The heading names the direct caller of the console method.', () => {
  expect(run.output).toContain('price.test.ts > logs | price.test.ts:4:40\nwrapped');
});

test('#pitfalls: show a location inside Node.js', () => {
  expect(run.output).toMatch(/price\.test\.ts > logs \| .*node:internal\/console\/constructor:\d+:\d+\n┌/);
});

test('#pitfalls: there are no headings and therefore no locations', () => {
  expect(untouched.output).toContain('wrapped');
  expect(untouched.output).not.toContain('price.ts:2:11');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(run.output).toContain('off.test.ts > logs\nfrom the other project');
});
