import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { runCommand } from '../../../../tools/docs/runCommand.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';

const head = "import { beforeEach, describe, expect, onTestFailed, test } from '@rstest/core';\n";
let run: RstestRun;
let only: RstestRun;

beforeAll(async () => {
  [run, only] = await Promise.all([
    runRstest({
      'nested.test.ts': `${head}test('outer', () => { test('inner', () => {}); });`,
      'imported.test.ts': `${head}const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
        test.concurrent('short', async () => { await wait(10); expect.soft(1).toBe(2); });
        test.concurrent('long', () => wait(100));`,
      'sequential.test.ts': `${head}let active = 0;
        const wait = async () => { active++; await new Promise((done) => setTimeout(done, 20)); active--; };
        let start = () => {};
        const started = new Promise<void>((done) => { start = done; });
        describe.concurrent('suite', () => {
          test('before', wait);
          test.sequential('alone', () => { console.log('others of the suite', active); start(); });
          test('after', wait);
        });
        describe.concurrent('neighbor', () => { test('waits for it', { timeout: 2000 }, () => started); });`,
      'empty.test.ts': `${head}test('without a function');`,
      'repeats.test.ts': `${head}let runs = 0;
        test('is repeated', { repeats: 2 }, () => { console.log('run', ++runs); });
        let hooks = 0;
        beforeEach(({ task }) => { if (task.name === 'is retried') hooks++; });
        test('is retried', { retry: 2 }, () => { expect(hooks).toBe(3); });`,
      'meta.test.ts': `${head}describe('billing', { meta: { team: 'billing', slow: true } }, () => {
          test('charges', { meta: { slow: false } }, ({ task }) => { console.log('meta', JSON.stringify(task.meta)); });
        });`,
      'signal.test.ts': `${head}test('times out', async ({ signal }) => {
          signal.addEventListener('abort', () => console.log('signal aborted'));
          await new Promise(() => {});
        }, 100);`,
      'fails.test.ts': `${head}test.fails('known bug', () => { onTestFailed(() => console.log('must not run')); throw new Error(); });
        test.fails('is mended', () => {});`,
      'chain.test.ts': `${head}test.skip.only('last wins', () => { console.log('the last decides'); });`,
      'fixture.test.ts': `${head}const extended = test.extend({ db: async ({}, use) => { console.log('set up db'); await use(1); } });
        extended('asks for nothing', () => {});
        extended('wrong parameter', (context) => { context.db; });`,
      'titles.test.ts': `${head}beforeEach(({ task }) => { console.log('title:', task.name); });
        test.each([[{ a: 1 }, { a: 1 }]])('%s %j %p', () => {});
        test.each([{ item: { a: 1 } }])('$item', () => {});`,
      'hook.test.ts': `${head}const priced = test.extend('price', () => 450);
        beforeEach(({ price }) => {});
        priced('has a price', ({ task }) => { console.log('id of the first', task.id); });
        test('has no price', () => {});
        priced('has one, too', ({ task }) => { console.log('id of the third', task.id); });`,
      'file.test.ts': `${head}let made = 0;
        const shared = test.extend('db', { scope: 'file' }, async () => { made++; return made; });
        shared('first', ({ db }) => { expect(db).toBe(1); });
        shared('second', ({ db }) => { expect(db).toBe(1); });`,
      'concurrent.test.ts': `${head}let active = 0; let most = 0;
        for (let index = 0; index < 8; index++) test.concurrent('c' + index, async () => {
          most = Math.max(most, ++active); await new Promise((resolve) => setTimeout(resolve, 20)); active--; });
        test('starts when the group is done', () => { console.log('most', most, 'active', active); });`,
    }),
    runRstest({
      'a.test.ts': `${head}test.only('runs', () => {}); test('is skipped', () => { throw new Error(); });`,
      'b.test.ts': `${head}test('runs as well', () => { console.log('other file runs'); });`,
    }),
  ]);
});

test("#signature: Calling test inside a running test fails with Can't nest describe or test inside a test", () => {
  expect(run.output).toContain("Can't nest describe or test inside a test");
});

test('#signature: A test without a function passes', () => {
  expect(run.output).toMatch(/✓ empty\.test\.ts \(1\)/);
});

test('#test-context: the ID follows from the file and the place of the test in it', () => {
  const [, first] = run.output.match(/^id of the first (\w+)_0$/m) ?? [];
  const [, third] = run.output.match(/^id of the third (\w+)_2$/m) ?? [];
  expect(first).toBeDefined();
  expect(third).toBe(first);
});

test('#overriding-and-hooks: a test without a fixture that a hook uses fails', () => {
  expect(run.output).toContain('Hook has unknown fixture "price"');
  expect(run.output).not.toContain('✗ has a price');
  expect(run.output).toContain('✗ has no price');
});

test('#options: The test runs repeats + 1 times', () => {
  expect(run.output.match(/^run \d$/gm)).toEqual(['run 1', 'run 2', 'run 3']);
});

test('#options: Every attempt runs the beforeEach and afterEach hooks', () => {
  expect(run.output).toMatch(/✓ repeats\.test\.ts \(2\)/);
});

test('#options: merged with the metadata of a surrounding describe; the keys of the test win', () => {
  expect(run.output).toContain('meta {"team":"billing","slow":false}');
});

test('#test-context: Aborted when the attempt times out', () => {
  expect(run.output).toContain('signal aborted');
  expect(run.output).toContain('test timed out in 100ms');
});

test('#test-fails: onTestFailed hooks do not run for the expected failure', () => {
  expect(run.output).not.toContain('must not run');
  expect(run.output).not.toMatch(/✗ known bug/);
});

test('#test-fails: otherwise fails with Expect test to fail', () => {
  expect(run.output).toContain('Expect test to fail');
});

test('#modifiers: runIf and skipIf only ever add a skip', async () => {
  const { output } = await runRstest({
    'a.test.ts': `import { test } from '@rstest/core';
      test.skip.runIf(true)('stays skipped', () => {});
      test.skip.skipIf(false)('is still skipped', () => {});
      test.todo.runIf(true)('stays todo', () => {});
      test('runs', () => {});`,
  });
  expect(output).toContain('Tests 1 passed | 2 skipped | 1 todo (4)');
});

test('#modifiers: contradict each other, the last one in the chain decides', () => {
  expect(run.output).toContain('the last decides');
});

test('#fixtures: Rstest sets up a fixture only for tests that ask for it', () => {
  expect(run.output).not.toContain('set up db');
});

test('#test-extend: anything else fails with First argument must use the object destructuring pattern', () => {
  expect(run.output).toContain('First argument must use the object destructuring pattern');
});

test("#file-and-worker-scope: With { scope: 'file' } there is one instance for all tests of the file", () => {
  expect(run.output).toMatch(/✓ file\.test\.ts \(2\)/);
});

test('#test-concurrent: A test that is not concurrent starts when the group before it is done', () => {
  expect(run.output).toContain('most 5 active 0');
});

test('#test-concurrent: after an await, the imported expect.soft fails another running test', () => {
  expect(run.output).toContain('✗ long');
  expect(run.output).not.toContain('✗ short');
});

test('#test-sequential: no test of the suite runs at the same time, tests of neighboring suites do', () => {
  expect(run.output).toContain('others of the suite 0');
  expect(run.output).not.toContain('✗ neighbor');
});

test('#test-only: It does not affect other files', () => {
  expect(only.code).toBe(0);
  expect(only.output).toContain('other file runs');
});

test.each([
  [
    [1, 2],
    [1, 2],
  ],
  [
    [3, 4],
    [3, 4],
  ],
])('#test-each: If every row is an array, its elements become the arguments', (first, second) => {
  expect(Array.isArray(first)).toBe(true);
  expect(second).toEqual(first);
});

test('#test-each: an object becomes [object Object] unless the placeholder is %j, and %p stays', () => {
  expect(run.output).toContain('title: [object Object] {"a":1} %p\n');
  expect(run.output).toContain('title: [object Object]\n');
});

test.for([[1, 2]])('#test-for: the row is always one argument, so arrays are not spread', (row, context) => {
  expect(row).toEqual([1, 2]);
  expect(context.task).toBeDefined();
});

test.each([[2]])('#options: each takes options as its second argument', { timeout: 1234 }, (number) => {
  expect(number).toBe(2);
});

let forAttempts = 0;
test.for([[2]])('#options: for takes options as its second argument', { retry: 1 }, ([number], { task }) => {
  forAttempts += 1;
  expect([number, task.retryCount]).toEqual([2, 1]);
  expect(forAttempts).toBe(2);
});

test('#file-and-worker-scope: a file fixture cannot be overridden', () => {
  const extended = test.extend('price', { scope: 'file' }, async () => 1);
  const extend = extended.extend as unknown as (fixtures: object) => void;
  expect(() => extend({ price: 2 })).toThrow('The file-scoped fixture "price" cannot be overridden.');
});

test('#named-fixtures: the name must be a JavaScript identifier and not a member of the context', () => {
  for (const name of ['task', 'a-b']) {
    expect(() => test.extend(name as never, async () => 1)).toThrow(`Invalid named fixture name "${name}"`);
  }
});

test('#test-extend: testTimeout limits a named fixture whose setup never ends', async () => {
  const { code, output } = await runRstest(
    {
      'a.test.ts': `${head}const extended = test.extend('never', () => new Promise<number>(() => {}));
        extended('a', ({ never }) => { never; });`,
    },
    ['run', '--testTimeout', '200'],
  );
  expect(code).toBe(1);
  expect(output).toContain('fixture setup timed out in 200ms');
});

test('#test-extend: nothing limits the setup of a fixture in an object, and the run goes on', async () => {
  const work = new WorkFolder();
  try {
    work.write(
      'a.test.ts',
      `${head}const extended = test.extend<{ never: number }>({ never: async ({}, use) => {
        await new Promise(() => {}); await use(1); } });
        extended('a', { timeout: 200 }, ({ never }) => { never; });`,
    );
    const { output } = await runCommand('rstest', ['run'], { cwd: work.path, timeout: 8000 });
    expect(output).not.toContain('timed out in 200ms');
    expect(output).not.toMatch(/Tests .*(failed|passed)/);
  } finally {
    work.remove();
  }
});
