import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'rstest.config.mjs': `
    import { appendFileSync } from 'node:fs';
    export default {
      disableConsoleIntercept: true,
      onConsoleLog: (content) => appendFileSync('calls.txt', content + '|'),
      reporters: ['default', { onUserConsoleLog: ({ content }) => appendFileSync('reported.txt', content + '|') }],
      projects: [
        { name: 'plain', include: ['import.test.ts'], disableConsoleIntercept: true },
        { name: 'usual', include: ['usual.test.ts'] },
      ],
    };`,
  'import.test.ts': `
    import { expect, test } from '@rstest/core';
    test('imports rows', () => {
      console.log('row 1');
      process.stdout.write('row 2\\n');
      console.log('row 3');
    });`,
  'usual.test.ts':
    "import { test } from '@rstest/core'; test('logs', () => { console.log('with a heading'); });",
};
let run: RstestRun;
let silent: RstestRun;

beforeAll(async () => {
  [run, silent] = await Promise.all([runRstest(files), runRstest(files, ['run', '--silent'])]);
});

test('#: By default, Rstest replaces console in the workers.', () => {
  expect(run.output).toContain('log | usual.test.ts > logs\nwith a heading');
  expect(run.file('calls.txt')).toContain('with a heading');
});

test('#what-you-see: With the option, only the text is left', () => {
  expect(run.output).toContain('row 1\nrow 2\nrow 3\n');
  expect(run.output).not.toContain('> imports rows');
});

test('#what-changes: Reporters see the messages (onUserConsoleLog)', () => {
  expect(run.file('reported.txt')).toContain('with a heading');
  expect(run.file('reported.txt')).not.toContain('row 1');
  expect(run.file('calls.txt')).not.toContain('row 1');
});

test('#pitfalls: With silent: true, console messages stay hidden even with this option', () => {
  expect(silent.output).toContain('row 2');
  expect(silent.output).not.toContain('row 1');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(run.output).toContain('log | usual.test.ts > logs');
});
