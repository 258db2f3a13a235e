import { spawn } from 'node:child_process';
import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';

/**
 * A configuration that uses watch mode by itself: it pretends that standard input is a terminal, and once the files that
 * a step should rerun have run, it makes the next edit or presses the next keys. `log.json` has what ran in each step.
 */
const watching = (steps: string): string => `
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import './imported.mjs';

// nothing else would end it if a step does not come
setTimeout(() => process.exit(2), 100_000).unref();
process.stdin.isTTY = true;
process.stdin.setRawMode = () => process.stdin;
const press = (keys) => {
  for (const key of keys) process.stdin.emit('keypress', key, { name: key === '\\r' ? 'return' : key });
};
const steps = [['start', 'fare,seat', () => {}], ${steps}];
const log = existsSync('log.json') ? JSON.parse(readFileSync('log.json', 'utf8')) : [{ step: 'start', reruns: [] }];

const reporter = {
  onTestRunEnd({ rerunTestPaths = [], testResults }) {
    const files = rerunTestPaths.map((file) => file.split('/').pop().split('.')[0]).sort().join();
    const passed = testResults.filter((result) => result.status === 'pass').length;
    if (files) log.at(-1).reruns.push({ files, passed });
    writeFileSync('log.json', JSON.stringify(log));
    const awaited = steps[log.length - 1][1];
    if (awaited ? !files.includes(awaited) : files) return;
    const next = steps[log.length];
    if (!next) return;
    log.push({ step: next[0], reruns: [] });
    writeFileSync('log.json', JSON.stringify(log));
    // the keys are there once the reporters are done
    setImmediate(next[2]);
  },
};

export default { reporters: [reporter, 'default'], globalSetup: ['./global.js'], setupFiles: ['./setup.js'] };
`;

const head = "import { expect, test } from '@rstest/core';\n";
const files = {
  'package.json': '{ "type": "module" }',
  'imported.mjs': '',
  'setup.js': '',
  'notes.txt': 'old',
  'data.json': '{ "rows": 1 }',
  'fare.js': 'export const fare = 20;',
  'fare.test.js': `${head}import { readFileSync } from 'node:fs';\nimport data from './data.json';\nimport { fare } from './fare';\nreadFileSync('notes.txt');\ntest('fares', () => { expect(fare * data.rows).toBeGreaterThan(0); });`,
  'seat.test.js': `${head}test('seats', () => {});`,
  'global.js':
    "import { appendFileSync } from 'node:fs';\nexport const setup = () => appendFileSync('global.txt', 'setup ');\nexport const teardown = () => appendFileSync('global.txt', 'teardown ');\n",
};

const edits = `
  ['module', 'fare', () => writeFileSync('fare.js', 'export const fare = 21;')],
  ['read', '', () => writeFileSync('notes.txt', 'new')],
  ['env', '', () => writeFileSync('.env', 'KEY=2')],
  ['json', 'fare', () => writeFileSync('data.json', '{ "rows": 2 }')],
  ['setup', 'fare,seat', () => writeFileSync('setup.js', 'globalThis.ready = true;')],
  ['global', 'fare,seat', () => writeFileSync('global.js', readFileSync('global.js', 'utf8') + '// changed')],
  ['new', 'more', () => writeFileSync('more.test.js', readFileSync('seat.test.js', 'utf8'))],
  ['deleted', '', () => rmSync('more.test.js')],
  ['fail', 'fare', () => writeFileSync('fare.js', 'export const fare = 0;')],
  ['f', 'fare', () => press('f')],
  ['mended', 'fare', () => writeFileSync('fare.js', 'export const fare = 2;')],
  ['p', 'seat', () => press('pseat\\r')],
  ['filtered', '', () => writeFileSync('fare.js', 'export const fare = 1;')],
  ['a', 'fare,seat', () => press('a')],
  ['t', 'fare,seat', () => press('ft' + 'seats\\r')],
  ['restart', 'fare,seat', () => writeFileSync('imported.mjs', '// changed')],
  ['q', 'none', () => press('q')],
`;

let watch: RstestRun;
let green: RstestRun;
let steps: { step: string; reruns: { files: string; passed: number }[] }[];

beforeAll(async () => {
  [watch, green] = await Promise.all([
    runRstest({ ...files, 'rstest.config.mjs': watching(edits) }, ['watch']),
    runRstest(
      {
        ...files,
        'rstest.config.mjs': watching("['q', 'none', () => press('q')]"),
      },
      ['watch'],
    ),
  ]);
  steps = JSON.parse(watch.file('log.json') ?? '[]');
});

const reruns = (name: string) => steps.find(({ step }) => step === name)?.reruns.map(({ files }) => files);

test('#what-reruns: a changed module reruns the test files that import it', () => {
  expect(reruns('module')).toEqual(['fare']);
  expect(reruns('json')).toEqual(['fare']);
});

test('#what-reruns: a setup file and a global setup file rerun all test files', () => {
  expect(reruns('setup')).toEqual(['fare,seat']);
  expect(reruns('global')).toEqual(['fare,seat']);
});

test('#what-reruns: the global setup is executed at the start and after a restart, not when its file changes', () => {
  expect(watch.file('global.txt')).toBe('setup teardown setup teardown ');
});

test('#what-reruns: a new test file runs', () => {
  expect(reruns('new')).toEqual(['more']);
});

test('#what-reruns: .env and files that tests read rerun nothing', () => {
  expect([reruns('read'), reruns('env')]).toEqual([[], []]);
  expect(watch.output).toContain('No test files need re-run.');
});

test('#what-reruns: a file that the configuration imports restarts Rstest', () => {
  expect(watch.output).toContain('restarting Rstest as imported.mjs changed');
  expect(reruns('restart')).toEqual(['fare,seat']);
});

test('#keys: f reruns the files that failed, and says so if there are none', () => {
  expect(reruns('f')).toEqual(['fare']);
  expect(watch.output).toContain('No failed tests were found that needed to be rerun.');
});

test('#keys: with a path filter, changes to other files are ignored until a clears it', () => {
  expect(reruns('p')).toEqual(['seat']);
  expect(reruns('filtered')).toEqual([]);
  expect(reruns('a')).toEqual(['fare,seat']);
});

test('#keys: with a name pattern, only matching tests run', () => {
  expect(steps.find(({ step }) => step === 't')?.reruns[0]?.passed).toBe(1);
});

test('#limits: q exits with 1 if a test failed at any time of the session, otherwise with 0, and runs the global teardown', () => {
  expect(steps.at(-2)?.reruns).toEqual([{ files: 'fare,seat', passed: 2 }]);
  expect([watch.code, green.code]).toEqual([1, 0]);
  expect(green.file('global.txt')).toBe('setup teardown ');
});

test('#limits: SIGTSTP ends the session with 148 instead of suspending it', async () => {
  const work = new WorkFolder();
  try {
    work.write('a.test.ts', "import { test } from '@rstest/core'; test('a', () => {});");
    const child = spawn('node', ['node_modules/@rstest/core/bin/rstest.js', 'watch'], { cwd: work.path });
    let output = '';
    let sent = false;
    const code = await new Promise((resolve) => {
      const read = (data: Buffer): void => {
        output += String(data);
        if (!sent && output.includes('Waiting for file changes')) {
          sent = true;
          child.kill('SIGTSTP');
        }
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', resolve);
    });
    expect(output).toContain('Received SIGTSTP, cleaning up...');
    expect(code).toBe(148);
  } finally {
    work.remove();
  }
});
