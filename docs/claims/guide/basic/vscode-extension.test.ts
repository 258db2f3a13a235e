import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'src/cart.test.ts': `import { expect, test } from '@rstest/core';
test('adds up items', () => {});
test.each(['tea', 'coffee'])('sells %s', () => {});
test('fails', () => expect(1).toBe(2));
`,
  'src/user.test.ts': "import { test } from '@rstest/core'; test('adds up items', () => {});",
};
let list: RstestRun;
let one: RstestRun;

beforeAll(async () => {
  list = await runRstest(files, ['list', '--printLocation']);
  one = await runRstest(files, ['run', 'src/cart.test.ts', '-t', 'adds up items']);
});

test('#without-the-extension: Paths with line numbers are links there, and list prints them for every test', () => {
  expect(list.output).toContain('src/cart.test.ts:2:5 > adds up items');
});

test('#when-tests-appear: it cannot know what a loop or test.each creates', () => {
  // only a run of the file knows these names
  expect(list.output).toContain('sells tea');
  expect(list.output).toContain('sells coffee');
});

test('#without-the-extension: Run one file, or one test by its name', () => {
  expect(one.code).toBe(0);
  expect(one.output).not.toContain('user.test.ts');
  expect(one.output).toMatch(/Tests 1 passed/);
});

test('#when-tests-appear: although npx rstest runs without one', () => {
  expect(Object.keys(files).some((name) => name.includes('config'))).toBe(false);
  expect(one.code).toBe(0);
});
