import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head =
  "import { afterAll, afterEach, beforeAll, beforeEach, describe, onTestFailed, onTestFinished, registerFileCleanup, test } from '@rstest/core';\n";
const log = (text: string): string => `() => { console.log('${text}'); }`;
const fail = (text: string): string => `() => { console.log('${text}'); throw new Error('${text}'); }`;
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest({
    'order.test.ts': `${head}beforeAll(() => { console.log('O1'); return ${log('O9 returned by beforeAll')}; });
      beforeEach(() => { console.log('O2'); return ${log('O6 returned by beforeEach')}; });
      afterEach(${log('O5 declared first')}); afterEach(${log('O4 declared last')}); afterAll(${log('O8')});
      test('a', () => { onTestFinished(${log('O7 onTestFinished')}); console.log('O3'); });`,
    'all.test.ts': `${head}beforeAll(${fail('A beforeAll')}); afterAll(${log('A afterAll')}); test('skipped by beforeAll', ${log('A test')});`,
    'returned.test.ts': `${head}beforeAll(() => 5); test('passes before the file fails', () => {});`,
    'falsy.test.ts': `${head}for (const value of [null, 0, false, '']) { beforeAll(() => value); beforeEach(() => value); }
      test('passes', () => {});`,
    'each.test.ts': `${head}beforeEach(${fail('B first')}); beforeEach(${log('B second')}); afterEach(${log('B afterEach')});
      test('fails without running', ${log('B test')});`,
    'after.test.ts': `${head}afterEach(${log('C remaining')}); afterEach(${fail('C fails')}); test('fails after', () => {});`,
    'finished.test.ts': `${head}test('finishes', () => { onTestFinished(${fail('D first')}); onTestFinished(${log('D second')}); });`,
    'failed.test.ts': `${head}test('fails', () => {
        onTestFailed(${log('E 3')}); onTestFailed(${log('E 2')}); onTestFinished(${log('E 1')}); throw new Error();
      });
      test('passes', () => { onTestFailed(${log('E never')}); });`,
    'outside.test.ts': `${head}onTestFinished(() => {}); test('a', () => {});`,
    'skipped.test.ts': `${head}describe('skipped', () => { beforeAll(${log('F beforeAll')}); test.skip('a', () => {}); }); test('b', () => {});`,
    'timeout.test.ts': `${head}beforeEach(async () => { await new Promise(() => {}); }, 100); test('waits', () => {});`,
    'cleanup.test.ts': `${head}registerFileCleanup(${log('G file')}); afterAll(${log('G afterAll')}); test('a', () => {});`,
  });
});

/** What was printed by the file with this letter, in order. */
function printed(letter: string): string[] {
  return run.output.split('\n').filter((line) => new RegExp(`^${letter}(?: |\\d)`).test(line));
}

test('#beforeall: that function runs after the suite, after all afterAll hooks', () => {
  expect(printed('O').slice(-2)).toEqual(['O8', 'O9 returned by beforeAll']);
});

test('#beforeall: any other returned value fails the file, after its tests', () => {
  expect(run.output).toMatch(/✗ returned\.test\.ts/);
  expect(run.output).not.toMatch(/✗ passes before/);
  expect(run.output).toContain('fn is not a function');
});

test('#beforeall: a falsy returned value is ignored', () => {
  expect(run.output).toMatch(/✓ falsy\.test\.ts/);
});

test('#beforeeach: a falsy returned value is ignored', () => {
  expect(run.output).toMatch(/✓ falsy\.test\.ts/);
});

test('#order: afterEach, inner suites first, the last declared first', () => {
  expect(printed('O').slice(3, 5)).toEqual(['O4 declared last', 'O5 declared first']);
});

test('#ontestfinished: Runs after the current test and its afterEach hooks, whether the test passed or not', () => {
  expect(printed('O').slice(5, 7)).toEqual(['O6 returned by beforeEach', 'O7 onTestFinished']);
});

test('#when-a-hook-fails: All tests of the suite are skipped, its afterAll hooks still run, and the file fails', () => {
  expect(printed('A')).toEqual(['A beforeAll', 'A afterAll']);
  expect(run.output).toMatch(/✗ all\.test\.ts/);
});

test('#when-a-hook-fails: The test fails without running. Further beforeEach hooks do not run, afterEach hooks do', () => {
  expect(printed('B')).toEqual(['B first', 'B afterEach']);
});

test('#when-a-hook-fails: its remaining afterEach hooks and returned functions do not run', () => {
  expect(printed('C')).toEqual(['C fails']);
  expect(run.output).toMatch(/✗ fails after/);
});

test('#when-a-hook-fails: The test fails; the other callbacks still run', () => {
  expect(printed('D')).toEqual(['D first', 'D second']);
  expect(run.output).toMatch(/✗ finishes/);
});

test('#ontestfailed: Runs only if the test failed, after onTestFinished. Several callbacks run in reverse order', () => {
  expect(printed('E')).toEqual(['E 1', 'E 2', 'E 3']);
});

test('#hooks-inside-a-test: Outside a test they throw', () => {
  expect(run.output).toMatch(/✗ outside\.test\.ts/);
});

test('#beforeall: If every test in the suite is skipped or filtered out, the hook does not run', () => {
  expect(printed('F')).toEqual([]);
});

test('#when-a-hook-fails: A hook that takes too long fails with a message such as beforeEach hook timed out in', () => {
  expect(run.output).toContain('beforeEach hook timed out in 100ms');
});

test('#clean-up-beyond-tests: runs its callback after the test file, later than every afterAll', () => {
  expect(printed('G')).toEqual(['G afterAll', 'G file']);
});

test('#registerworkercleanup: runs after each file with isolation, after the last file of the worker without', async () => {
  const file = (name: string) => `import { afterAll, registerWorkerCleanup, test } from '@rstest/core';
    registerWorkerCleanup(() => console.log('cleanup ${name}'));
    afterAll(() => console.log('end of a file'));
    test('a', () => {});`;
  const files = { 'a.test.ts': file('a'), 'b.test.ts': file('b') };
  const args = ['run', '--pool.maxWorkers=1', '--disableConsoleIntercept'];
  const order = ({ output }: { output: string }) => output.match(/cleanup|end of a file/g)?.join(', ');
  const [isolated, shared] = await Promise.all([
    runRstest(files, args),
    runRstest(files, [...args, '--isolate=false']),
  ]);
  expect(order(isolated)).toBe('end of a file, cleanup, end of a file, cleanup');
  expect(order(shared)).toBe('end of a file, end of a file, cleanup, cleanup');
});

test('#order: fixtures are set up before beforeEach, and cleaned up before onTestFinished', async () => {
  const { output } = await runRstest(
    {
      'a.test.ts': `import { beforeEach, onTestFinished, test as base } from '@rstest/core';
        const test = base.extend('fixture', ({}, { onCleanup }) => {
          console.log('1 set up');
          onCleanup(() => console.log('4 cleaned up'));
          return 1;
        });
        beforeEach(() => {
          console.log('2 beforeEach');
          return () => console.log('3 returned');
        });
        test('a', ({ fixture }) => onTestFinished(() => console.log('5 finished')));`,
    },
    ['run', '--disableConsoleIntercept'],
  );
  expect(
    output.match(/^\d (?:set up|beforeEach|returned|cleaned up|finished)$/gm)?.map(Number.parseFloat),
  ).toEqual([1, 2, 3, 4, 5]);
});
