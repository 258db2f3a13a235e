import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { passedIn } from '../../results.ts';

const files = {
  'cart.test.ts': `
    import { beforeEach, describe, expect, test } from '@rstest/core';
    console.log('the file loads');
    describe('cart', () => {
      beforeEach(({ task }) => { console.log('hook of ' + task.name); });
      test('adds an item', () => {});
      test('removes an item', () => {});
      test.each([1, 2])('holds %i of them', () => {});
    });
    describe('login', () => { test('rejects a wrong password', () => {}); });
    test('sum(1, 2)', () => {});
    test('smoke', () => {});`,
};
const patterns = [
  'cart adds',
  '^login',
  'item$',
  'cart > adds an item',
  'CART',
  '(?i:CART) adds',
  'sum\\(1, 2\\)',
  'holds 2',
  '/cart/i',
];
/** One project for each pattern: the flag hands on the same string. */
const projects = [...patterns.map((pattern) => JSON.stringify(pattern)), '/SMOKE/i'].map(
  (pattern, index) => `{ name: '${index}', testNamePattern: ${pattern} }`,
);
let selected: string[][];
let run: RstestRun;
let nothing: RstestRun;
let broken: RstestRun;

beforeAll(async () => {
  const config = `export default { projects: [${projects}] };`;
  const [all, ...others] = await Promise.all([
    runRstest({ ...files, 'rstest.config.mjs': config }, ['run', '--reporter=json']),
    runRstest(files, ['run', '-t=adds']),
    runRstest(files, ['run', '-t=ads']),
    runRstest(files, ['run', '-t=(']),
  ]);
  selected = projects.map((_, index) => passedIn(all, String(index)));
  [run, nothing, broken] = others;
});

test('#run-tests-by-name: the names of all surrounding suites and of the test case, joined by spaces', () => {
  expect(selected[0]).toEqual(['cart > adds an item']);
  expect(selected[1]).toEqual(['login > rejects a wrong password']);
  expect(selected[2]).toEqual(['cart > adds an item', 'cart > removes an item']);
});

test('#run-tests-by-name: If the pattern contains a >, names are joined by > instead', () => {
  expect(selected[3]).toEqual(['cart > adds an item']);
});

test('#in-the-configuration-file: There you can use a RegExp with flags', () => {
  expect(selected[9]).toEqual(['smoke']);
});

test('#pitfalls: The flag takes only the source of an expression, so it cannot have flags of its own', () => {
  expect([selected[4], selected[8]]).toEqual([[], []]);
  expect(selected[5]).toEqual(['cart > adds an item']);
});

test('#pitfalls: An expression that does not compile fails every file.', () => {
  expect(broken.code).toBe(1);
  expect(broken.output).toContain('Invalid regular expression');
});

test('#pitfalls: A pattern with a typo skips everything, and the exit code is 0.', () => {
  expect(nothing.code).toBe(0);
  expect(nothing.output).toContain('7 skipped');
});

test('#pitfalls: Files are still built and loaded.', () => {
  expect(nothing.output).toContain('the file loads');
  expect(run.output).toContain('hook of adds an item');
  expect(run.output).not.toContain('hook of removes an item');
});

test('#pitfalls: match by their final names, with the placeholders filled in', () => {
  expect(selected[7]).toEqual(['cart > holds 2 of them']);
});
