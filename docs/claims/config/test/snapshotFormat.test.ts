import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

/** Prints a value as a snapshot would show it. */
const suite = `import { expect, test } from '@rstest/core';
  class Money { constructor(cents) { this.cents = cents; } toJSON() { return { eur: this.cents / 100 }; } }
  test('value', () => {
    expect({ list: [1, 'a "quote"', 3], add: function add() {}, pattern: /a.b/, deep: { deeper: { deepest: 1 } } })
      .toMatchSnapshot();
    expect(new Money(450)).toMatchSnapshot();
  });
  test('element', () => {
    const element = document.createElement('x-price');
    element.attachShadow({ mode: 'open' }).innerHTML = '<b>4.50</b>';
    expect(element).toMatchSnapshot();
  });`;
const STORED = '__snapshots__/a.test.ts.snap';
const run = (
  format: string,
  args: string[] = ['run'],
  more: Record<string, string> = {},
): Promise<RstestRun> =>
  runRstest(
    {
      'a.test.ts': suite,
      ...more,
      'rstest.config.ts': `export default { testEnvironment: 'happy-dom', snapshotFormat: ${format} };`,
    },
    args,
  );
let standard = '';
let changed = '';
let short = '';

beforeAll(async () => {
  standard = (await run('{}')).file(STORED) ?? '';
  changed =
    (
      await run(`{ printBasicPrototype: true, escapeString: true, escapeRegex: false, printFunctionName: true,
    printShadowRoot: true, callToJSON: false, indent: 4 }`)
    ).file(STORED) ?? '';
  short = (await run('{ maxDepth: 2, maxWidth: 2 }')).file(STORED) ?? '';
});

test('#all-keys: instead of { and [', () => {
  expect(standard).toContain('`\n{\n');
  expect(changed).toContain('Object {');
  expect(changed).toContain('"list": Array [');
});

test('#all-keys: Writes a quote inside a string as', () => {
  expect(standard).toContain('a "quote"');
  expect(changed).toContain(String.raw`a \\"quote\\"`);
});

test('#all-keys: Escapes special characters in regular expressions', () => {
  expect(standard).toContain('/a');
  expect(standard).not.toContain('/a.b/');
  expect(changed).toContain('/a.b/');
});

test('#all-keys: Writes [Function add] instead of [Function]', () => {
  expect(standard).toContain('[Function]');
  expect(changed).toContain('[Function add]');
});

test('#all-keys: Shows what is inside the shadow root of an element', () => {
  expect(standard).not.toContain('4.50');
  expect(changed).toContain('4.50');
});

test('#all-keys: Replaces objects that have a method toJSON by its result', () => {
  expect(standard).toContain('"eur": 4.5');
  expect(changed).toContain('"cents": 450');
});

test('#all-keys: Levels to show; deeper values become [Object]', () => {
  expect(standard).toContain('"deepest": 1');
  expect(short).toContain('"deeper": [Object]');
});

test('#all-keys: Entries of a list to show; the rest becomes …', () => {
  expect(short).toContain('…');
});

test('#pitfalls: min: true alone fails', async () => {
  const { output } = await run('{ min: true }');
  expect(output).toContain('pretty-format: Options "min" and "indent" cannot be used together.');
  expect((await run('{ min: true, indent: 0 }')).code).toBe(0);
});

test('#after-a-change: Existing snapshots no longer match, and every test with one fails', async () => {
  const { code, output } = await run('{ printBasicPrototype: true }', ['run'], { [STORED]: standard });
  expect(code).toBe(1);
  expect(output).toContain('Snapshot `value 1` mismatched');
});

test('#pitfalls: Failure messages do not change', async () => {
  const failing = {
    'a.test.ts': `import { expect, test } from '@rstest/core';
    test('compares', () => { expect({ total: 1 }).toEqual({ total: 2 }); });`,
  };
  const { output } = await run('{ printBasicPrototype: true, indent: 8 }', ['run'], failing);
  expect(output).toContain('  {\n-   "total": 2,');
});

test('#pitfalls: Projects do not inherit it from the root', async () => {
  const project = await runRstest({
    'app/a.test.ts': suite,
    'rstest.config.ts': `export default { snapshotFormat: { printBasicPrototype: true },
      projects: [{ name: 'app', root: 'app', testEnvironment: 'happy-dom' }] };`,
  });
  expect(project.file(`app/${STORED}`)).not.toContain('Object {');
});

test('#pitfalls: Merged configurations are combined key by key', async () => {
  const merged = await runRstest({
    'a.test.ts': suite,
    'rstest.config.ts': `import { mergeRstestConfig } from '@rstest/core';
      export default mergeRstestConfig({ testEnvironment: 'happy-dom', snapshotFormat: { printBasicPrototype: true } },
        { snapshotFormat: { printFunctionName: true } });`,
  });
  expect(merged.file(STORED)).toContain('Object {');
  expect(merged.file(STORED)).toContain('[Function add]');
});
