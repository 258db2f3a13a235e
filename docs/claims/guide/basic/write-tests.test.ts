import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head = "import { beforeEach, describe, expect, test } from '@rstest/core';\n";
const later = 'const later = (ms) => new Promise((resolve) => setTimeout(() => resolve(1), ms));\n';
const files = {
  'early.test.js': `${head}${later}test('forgets', () => { expect(later(10)).resolves.toBe(2); });\ntest('waits', () => later(100));`,
  'late.test.js': `${head}${later}test('forgets', () => { later(60_000).then((value) => expect(value).toBe(2)); });`,
  'poll.test.js': `${head}test('polls', () => { expect.poll(() => 1).toBe(1); });`,
  'branch.test.js': `${head}test('never fails', () => { expect.assertions(1); try { JSON.parse('{}'); } catch (error) { expect(error).toBeDefined(); } });\ntest('asserts nothing', () => { expect.hasAssertions(); });`,
  'boolean.test.js': `${head}test('boolean', () => expect(['Bob'].includes('Ada')).toBe(true));\ntest('matcher', () => expect(['Bob']).toContain('Ada'));`,
  'hook.test.js': `${head}let cart;\nbeforeEach(() => (cart = { items: [] }));\ntest('has no items', () => expect(cart.items).toEqual([]));`,
  'rows.test.js': `${head}test.each([1, 2, 3])('row %i', { timeout: 1000 }, (row) => expect(row).not.toBe(2));`,
  'several.test.js': `${head}test('stops', () => { expect(1).toBe(2); expect('second').toBe('third'); });`,
  'concurrent.test.js': `${head}${later}let user; let count = 0; const seen = [];
describe.concurrent('users', () => {
  beforeEach(() => { count += 1; user = 'user ' + count; });
  test('a', async () => { await later(10); seen.push(user); });
  test('b', async () => { await later(10); seen.push(user); });
});
test('saw', () => expect(seen).toEqual(['user 1', 'user 2']));
test.concurrent('one', async () => { expect.assertions(1); await later(10); expect(1).toBe(1); });
test.concurrent('two', async () => { expect.assertions(2); await later(10); expect(1).toBe(1); expect(1).toBe(1); });`,
  'fixture.test.js': `${head}let started = 0; const extended = test.extend('url', ({}, { onCleanup }) => { started += 1; onCleanup(() => {}); return 'http://localhost'; });
extended('without', () => expect(started).toBe(0));
extended('with', ({ url }) => expect([url, started]).toEqual(['http://localhost', 1]));`,
};
const runs: Record<string, RstestRun> = {};

beforeAll(async () => {
  await Promise.all(
    Object.keys(files).map(async (name) => {
      runs[name] = await runRstest(files, ['run', name]);
    }),
  );
});

const output = (name: string): string => runs[`${name}.test.js`]?.output ?? '';

test('#async: an assertion without await that fails while the file runs fails the file, not the test', () => {
  expect(output('early')).toContain('✗ early.test.js');
  expect(output('early')).toContain('✓ forgets');
  expect(runs['early.test.js']?.code).toBe(1);
});

test('#async: a forgotten await before resolves prints a warning', () => {
  expect(output('early')).toContain('was not awaited');
});

test('#async: expect.poll without await fails the test, even if it would pass', () => {
  expect(output('poll')).toContain('✗ polls');
  expect(output('poll')).toContain('expect.poll(assertion).toBe() was not awaited');
});

test('#async: an assertion that fails after the end of the file fails nothing, and nothing warns about it', () => {
  expect(runs['late.test.js']?.code).toBe(0);
  expect(output('late')).toContain('Tests 1 passed');
  expect(output('late')).not.toContain('await');
});

test('#assertions-in-branches: an assertion in a catch block that never runs is found by expect.assertions and hasAssertions', () => {
  expect(output('branch')).toContain('expected number of assertions to be 1, but got 0');
  expect(output('branch')).toContain('expected any number of assertion, but got none');
});

test('#assertions: toContain prints the array, a boolean just false and true', () => {
  expect(output('boolean')).toContain("expected [ 'Bob' ] to include 'Ada'");
  expect(output('boolean')).toContain('expected false to be true');
});

test('#setup-and-teardown: an object that beforeEach returns is called as cleanup', () => {
  expect(output('hook')).toContain('callback is not a function');
});

test('#parameterized: a failing row does not stop the others', () => {
  expect(output('rows')).toContain('Tests 1 failed | 2 passed');
});

test('#structure: the first assertion that fails ends the test', () => {
  expect(output('several')).toContain('expected 1 to be 2');
  expect(output('several')).not.toContain("expected 'second'");
});

test('#shared-fixtures: a fixture is not set up for a test that does not ask for it', () => {
  expect(output('fixture')).toContain('Tests 2 passed');
});

test('#concurrency: beforeEach of a concurrent group runs before its tests go on, so all see the last value', () => {
  expect(output('concurrent')).toContain('✗ saw');
  expect(output('concurrent').replaceAll(/\s+/g, ' ')).toContain('- "user 1", + "user 2", "user 2",');
});

test('#concurrency: with the imported expect, assertions are counted for another test', () => {
  expect(output('concurrent')).toContain('expected number of assertions to be 2, but got 1');
});
