import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const imports = "import { describe, expect, test } from '@rstest/core';\n";
const snap = (...entries: [key: string, value: string][]) =>
  ['// Rstest Snapshot v1\n', ...entries.map(([key, value]) => `exports[\`${key}\`] = \`${value}\`;\n`)].join(
    '\n',
  );

const files = {
  'keys.test.ts': `${imports}
    describe('cart', () => {
      test('adds', () => {
        expect('b').toMatchSnapshot();
        expect('a').toMatchSnapshot();
        expect('c').toMatchSnapshot('total');
      });
      test('twice', () => { expect(1).toMatchSnapshot(); });
      test('twice', () => { expect(2).toMatchSnapshot(); });
      test('about', () => { expect({ z: 'text', a: () => {} }).toMatchSnapshot(); });
    });`,
  'renamed.test.ts': `${imports} test('new name', () => { expect('other value').toMatchSnapshot(); });`,
  '__snapshots__/renamed.test.ts.snap': snap(['old name 1', '"value"']),
  '__snapshots__/gone.test.ts.snap': snap(['nobody asks 1', '1']),
  'loop.test.ts': `${imports} test('loops', () => { for (const n of [1, 2]) expect(n).toMatchInlineSnapshot(); });`,
  'properties.test.ts': `${imports}
    test('checks the type', () => { expect({ id: 7 }).toMatchSnapshot({ id: expect.any(String) }); });
    test('a text', () => { expect('text').toMatchSnapshot({ id: expect.any(String) }); });`,
  'mail.test.ts': `${imports}
    test('mails', async () => { await expect('<p>"Hi"</p>').toMatchFileSnapshot('mails/a.html'); });
    test('reads carriage returns', async () => { await expect('a\\nb\\n').toMatchFileSnapshot('mails/b.txt'); });`,
  'mails/b.txt': 'a\r\nb\r\n',
  'serializers.test.ts': `${imports}
    expect.addSnapshotSerializer({ test: (value) => value === 7, serialize: () => 'first' });
    expect.addSnapshotSerializer({ test: (value) => value === 7, serialize: () => 'last' });
    test('serializes', () => { expect(7).toMatchSnapshot(); });`,
  ...Object.fromEntries(
    [
      ['still', 10, 60],
      ['over', 60, 10],
    ].map(([name, imported, own]) => [
      `${name}.test.ts`,
      `${imports}
        const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        test.concurrent('imported', async () => { await wait(${imported}); expect('A').toMatchSnapshot(); });
        test.concurrent('own', async ({ expect }) => { await wait(${own}); expect('B').toMatchSnapshot(); });`,
    ]),
  ),
  'not.test.ts': `${imports} test('has no not', () => { expect(() => expect(1).not.toMatchSnapshot()).toThrow(); });`,
};
const retries = {
  'file.test.ts': `${imports} let attempt = 0;
    test('flaky', { retry: 1 }, () => { expect('v').toMatchSnapshot(); expect(++attempt).toBe(2); });`,
  '__snapshots__/file.test.ts.snap': snap(['flaky 1', '"v"']),
  'inline.test.ts': `${imports} let attempt = 0;
    test('flaky', { retry: 1 }, () => { expect('v').toMatchInlineSnapshot(\`"v"\`); expect(++attempt).toBe(2); });`,
  'wrong.test.ts': `${imports} test('price', { retry: 1 }, () => { expect('wrong').toMatchSnapshot(); });`,
  '__snapshots__/wrong.test.ts.snap': snap(['price 1', '"right"']),
  'obsolete.test.ts': `${imports} test('stays', () => { expect(1).toBe(1); });`,
  '__snapshots__/obsolete.test.ts.snap': snap(['gone 1', '1']),
};

let first: RstestRun;
let updated: RstestRun;
let ci: RstestRun;
let ciUpdated: RstestRun;
let filtered: RstestRun;
let local: RstestRun;

beforeAll(async () => {
  [first, updated] = await Promise.all([runRstest(files), runRstest(files, ['run', '-u'])]);
  const inCi = { env: { CI: 'true' } };
  [ci, ciUpdated, filtered, local] = await Promise.all([
    runRstest(
      { ...retries, 'new.test.ts': `${imports} test('new', () => { expect(1).toMatchSnapshot(); });` },
      ['run'],
      inCi,
    ),
    runRstest(
      { 'new.test.ts': `${imports} test('new', () => { expect(1).toMatchSnapshot(); });` },
      ['run', '-u'],
      inCi,
    ),
    runRstest(retries, ['run', '-t', 'nothing', '-u']),
    runRstest(retries),
  ]);
});

const keys = (run: RstestRun, name: string) =>
  [...(run.file(`__snapshots__/${name}.snap`) ?? '').matchAll(/exports\[`(.*)`\]/g)].map(([, key]) => key);

test('#keys: the names of the suites and of the test, joined by >', () => {
  expect(keys(first, 'keys.test.ts')).toEqual([
    'cart > about 1',
    'cart > adds > total 1',
    'cart > adds 1',
    'cart > adds 2',
    'cart > twice 1',
    'cart > twice 2',
  ]);
});

test('#serializers: Strings are quoted, object keys are sorted, classes keep their name, and functions become [Function]', () => {
  expect(first.file('__snapshots__/keys.test.ts.snap')).toContain('{\n  "a": [Function],\n  "z": "text",\n}');
});

test('#keys: Its snapshot is written anew, whatever the value, and the old entry becomes obsolete', () => {
  expect(keys(first, 'renamed.test.ts')).toEqual(['new name 1', 'old name 1']);
  expect(first.output).toMatch(/1 obsolete\n\s+➜ renamed\.test\.ts\n\s+old name 1/);
  expect(keys(updated, 'renamed.test.ts')).toEqual(['new name 1']);
});

test('#obsolete: the snapshot file of a test file that no longer exists', () => {
  expect(keys(updated, 'gone.test.ts')).toEqual(['nobody asks 1']);
});

test('#which-kind: an inline snapshot that would have to hold two different values fails with', () => {
  const message = 'toMatchInlineSnapshot with different snapshots cannot be called at the same location';
  expect(first.output).toContain(message);
  expect(updated.output).toContain(message);
});

test('#property-matchers: the test fails with Snapshot properties mismatched, and -u does not accept it', () => {
  expect(updated.output).toMatch(/✗ checks the type[^\n]*\n\s+Snapshot properties mismatched/);
});

test('#property-matchers: The value must be an object', () => {
  expect(first.output).toContain('Received value must be an object when the matcher has properties');
});

test('#which-kind: Strings are written as they are, without quotes and without the header of a snapshot file', () => {
  expect(first.file('mails/a.html')).toBe('<p>"Hi"</p>');
});

test('#serializers: The serializer added last is asked first', () => {
  expect(first.file('__snapshots__/serializers.test.ts.snap')).toContain('= `last`');
});

test('#pitfalls: the imported one records the value for another test that is still running, or throws', () => {
  expect(first.file('__snapshots__/still.test.ts.snap')).toContain('exports[`own 1`] = `"A"`');
  expect(first.output).toMatch(/✗ imported[^\n]*\n\s+'toMatchSnapshot' cannot be used without test context/);
  expect(keys(first, 'over.test.ts')).toEqual(['own 1']);
});

test('#pitfalls: not does not exist here', () => {
  expect(first.output).not.toContain('✗ has no not');
});

test('#which-kind: Line endings do not count in the comparison', () => {
  expect(first.output).not.toContain('✗ reads carriage returns');
});

test('#ci: Rstest compares but writes nothing', () => {
  expect(ci.output).toContain('Snapshot `new 1` mismatched');
  expect(ci.file('__snapshots__/new.test.ts.snap')).toBeUndefined();
});

test('#ci: With -u, Rstest writes in CI as well', () => {
  expect(ciUpdated.code).toBe(0);
  expect(keys(ciUpdated, 'new.test.ts')).toEqual(['new 1']);
});

test('#pitfalls: the first attempt fails, the second records the wrong value and passes', () => {
  expect(local.output).toContain('✓ wrong.test.ts');
  expect(local.file('__snapshots__/wrong.test.ts.snap')).toContain('[`price 2`] = `"wrong"`');
});

test('#pitfalls: In CI nothing is written, so there even an attempt with the right value fails', () => {
  expect(ci.output).toContain('Snapshot `flaky 2` mismatched');
});

test('#pitfalls: or use inline snapshots, which every attempt compares with the same value', () => {
  expect(ci.output).toContain('✓ inline.test.ts');
});

test('#obsolete: Rstest lists it, but does not fail, not even in CI', () => {
  expect(ci.output).toContain('✓ obsolete.test.ts');
  expect(ci.output).toContain('1 obsolete');
});

test('#obsolete: Tests that a filter skipped do not count as gone', () => {
  expect(keys(filtered, 'file.test.ts')).toEqual(['flaky 1']);
});
