import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const passing = (count: number) => ({
  'cart.test.ts': `import { test } from '@rstest/core';
    for (let n = 1; n <= ${count}; n++) test('adds item ' + n, () => {});`,
});
const mistakes = {
  'vitest.test.ts': "import { test } from 'vitest'; test('a', () => {});",
  'globals.test.ts': "test('a', () => {});",
  'alias.test.ts':
    "import { rs as vi, test } from '@rstest/core'; vi.mock('./a', () => ({})); test('a', () => {});",
  'async.test.ts': `import { rs, test } from '@rstest/core'; import './a';
    rs.mock('./a', async () => ({})); test('a', () => {});`,
  'variable.test.ts': `import { rs, test } from '@rstest/core'; import './a';
    const fake = rs.fn(); rs.mock('./a', () => ({ fake })); test('a', () => {});`,
  'done.test.ts': "import { test } from '@rstest/core'; test('a', (done) => { done(); });",
  'later.test.ts':
    "import { test } from '@rstest/core'; test('checks nothing', (done) => { setTimeout(done, 5000); });",
  'lazy.test.ts': `import { rs, test } from '@rstest/core'; import { a } from './a';
    const fake = rs.fn(() => 'fake'); rs.mock('./a', () => ({ a: () => fake() })); test('calls ' + typeof a, () => a());`,
  'a.ts': 'export const a = 1;',
};
const agent = (rest: Record<string, string> = {}) => ({
  env: { RSTEST_NO_AGENT: '', AI_AGENT: 'demo', ...rest },
});
const variables = [
  'CLAUDECODE',
  'CODEX_SANDBOX',
  'CURSOR_AGENT',
  'GEMINI_CLI',
  'OPENCODE',
  'AUGMENT_AGENT',
  'GOOSE_PROVIDER',
  'JUNIE_DATA',
  'REPL_ID',
];

let plain: RstestRun;
let many: RstestRun;
let byVariable: RstestRun[];
let off: RstestRun;
let notOff: RstestRun;
let configured: RstestRun;
let flagged: RstestRun;
let github: RstestRun;
let wrong: RstestRun;
let preset: RstestRun;
let options: RstestRun;

beforeAll(async () => {
  const few = passing(2);
  [plain, many, off, notOff] = await Promise.all([
    runRstest(few, ['run'], agent()),
    runRstest(passing(11), ['run'], agent()),
    runRstest(few, ['run'], agent({ RSTEST_NO_AGENT: '1' })),
    runRstest(few, ['run'], agent({ RSTEST_NO_AGENT: 'true' })),
  ]);
  [configured, flagged, github, wrong] = await Promise.all([
    runRstest(
      { ...few, 'rstest.config.mjs': "export default { reporters: ['verbose'] };" },
      ['run'],
      agent(),
    ),
    runRstest(few, ['run', '--reporter', 'dot'], agent()),
    runRstest(mistakes, ['run', 'done'], agent({ GITHUB_ACTIONS: 'true' })),
    runRstest(mistakes),
  ]);
  const failing = {
    'a.test.ts':
      "import { test } from '@rstest/core'; for (let n = 0; n < 3; n++) test('t' + n, () => { throw new Error('no'); });",
  };
  [preset, options, ...byVariable] = await Promise.all([
    runRstest(
      {
        ...failing,
        'rstest.config.mjs':
          "export default { reporters: [['md', { preset: 'compact', failures: { max: 1 } }]] };",
      },
      ['run'],
    ),
    runRstest({
      ...few,
      'rstest.config.mjs': "export default { test: { include: ['nothing'] }, moduleNameMapper: {} };",
    }),
    ...variables.map((name) => runRstest(few, ['run'], { env: { RSTEST_NO_AGENT: '', [name]: '1' } })),
  ]);
});

const isMarkdown = ({ output }: RstestRun) => output.includes('# Rstest Test Execution Report');

test('#output: no colors, no progress, no version line', () => {
  expect(isMarkdown(plain)).toBe(true);
  expect(plain.output).not.toContain('Rstest v');
});

test('#recognized: recognizes an agent by the environment variables that it sets for the commands it runs', () => {
  expect(variables.filter((_, index) => !isMarkdown(byVariable[index] as RstestRun))).toEqual([]);
});

test('#recognized: AI_AGENT counts with any value but an empty one', async () => {
  const [empty, zero] = await Promise.all(
    ['', '0'].map((value) => runRstest(passing(1), ['run'], agent({ AI_AGENT: value }))),
  );
  expect([empty, zero].map((run) => isMarkdown(run as RstestRun))).toEqual([false, true]);
});

test('#output: or had at most ten tests', () => {
  expect(plain.output).toContain('cart.test.ts :: adds item 1');
  expect(many.output).not.toContain('adds item 1');
  expect(many.output).toContain('"passedTests": 11');
});

test('#switch: Only the value 1 counts', () => {
  expect(isMarkdown(off)).toBe(false);
  expect(isMarkdown(notOff)).toBe(true);
});

test('#switch: Reporters that you choose win', () => {
  expect(isMarkdown(configured)).toBe(false);
  expect(configured.output).toContain('✓ adds item 2');
  expect(isMarkdown(flagged)).toBe(false);
});

test('#switch: --reporter md prints the Markdown report outside agents', async () => {
  expect(isMarkdown(await runRstest(passing(1), ['run', '--reporter', 'md']))).toBe(true);
});

test("#switch: On GitHub Actions, an agent's run has no annotations", () => {
  expect(isMarkdown(github)).toBe(true);
  expect(github.output).not.toContain('::error');
});

test('#detail: Each part can be set alone', () => {
  expect(preset.output).toContain('[F01]');
  expect(preset.output).not.toContain('codeFrame');
});

test('#detail: Failures beyond the number are listed with their message only', () => {
  expect(preset.output).toContain('- [F02]');
  expect(preset.output).not.toContain('### [F02]');
});

test('#mistakes: and their messages lead to the way out', () => {
  for (const message of [
    'Vitest failed to find the current suite',
    'test is not defined. Did you forget to enable "globals" configuration?',
    'mock() was not transformed by Rstest',
    'An async mock factory is not supported',
    "Cannot access 'fake' before initialization",
    'done() callback is deprecated, use promise instead',
  ])
    expect(wrong.output).toContain(message);
});

test('#mistakes: a test with done can pass without checking anything', () => {
  expect(wrong.output).toContain('✓ later.test.ts');
});

test('#mistakes: a function in the factory can read a variable of the file later', () => {
  expect(wrong.output).toContain('✓ lazy.test.ts');
});

test('#mistakes: a type error, but the run ignores them without a warning', () => {
  expect(options.output).toContain('Tests 2 passed');
});

test('#recognized: Kiro is detected by TERM_PROGRAM if the output is not a terminal', async () => {
  const runIn = (terminal: string) =>
    runRstest(passing(1), ['run'], { env: { RSTEST_NO_AGENT: '', AI_AGENT: '', TERM_PROGRAM: terminal } });
  expect(isMarkdown(await runIn('kiro'))).toBe(true);
  expect(isMarkdown(await runIn('other'))).toBe(false);
});
