import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const imports = `import { expect, test } from '@rstest/core';\n`;
const files = {
  'src/price.ts': `export const tax = (n: number) => n * 1.2;
    export const unused = () => 1;
    export const other = () => 2;`,
  'src/generated/api.ts': 'export const api = () => 1;',
  'src/never.ts': 'export const never = () => 1;',
  'src/price.test.ts': `${imports} import { tax } from './price'; import './generated/api';
    test('adds tax', () => { expect(tax(100)).toBe(120); });`,
};
const failing = { 'src/bad.test.ts': `${imports} test('fails', () => { expect(1).toBe(2); });` };
const set = (coverage: string, more = ''): string =>
  `export default { coverage: { enabled: true, reporters: ['text'], ${coverage} }, ${more} };`;
const run = (config: string, args: string[] = [], more: Record<string, string> = {}): Promise<RstestRun> =>
  runRstest({ ...files, ...more, 'rstest.config.ts': config }, ['run', ...args]);
let plain: RstestRun;
let included: RstestRun;

beforeAll(async () => {
  plain = await run(set("exclude: ['src/generated/**']"));
  included = await run(
    set(`include: ['src/**/*.ts'], exclude: ['src/generated/**'],
      thresholds: { functions: -2, lines: 10, 'src/price.ts': { functions: 90, perFile: true }, 'gone/**': { lines: 1 } }`),
  );
});

test('#include-and-exclude: Without include, the report has only the files that some test has loaded', () => {
  expect(plain.output).toContain('price.ts');
  expect(plain.output).not.toContain('never.ts');
});

test('#include-and-exclude: With include, the report has all files that match, those without any test as well', () => {
  expect(included.output).toContain('never.ts');
});

test('#include-and-exclude: your patterns come on top, so test files stay out by themselves', () => {
  expect(included.output).not.toContain('price.test.ts |');
});

test('#include-and-exclude: src/generated/** leaves nothing out; **/generated/** does', async () => {
  expect(plain.output).toContain('api.ts');
  expect((await run(set("exclude: ['**/generated/**']"))).output).not.toContain('api.ts');
});

test('#include-and-exclude: With include, or with the v8 provider, both forms work', async () => {
  expect(included.output).not.toContain('api.ts');
  const v8 = await run(set("provider: 'v8', exclude: ['src/generated/**']"));
  expect(v8.output).toContain('price.ts');
  expect(v8.output).not.toContain('api.ts');
});

test('#thresholds: A negative number says how many may stay uncovered', () => {
  expect(included.output).toContain('uncovered functions 3 exceeds maximum global threshold allowed 2');
});

test('#thresholds: With perFile: true, each matching file must reach them', () => {
  expect(included.output).toMatch(
    /src\/price\.ts coverage for functions [\d.]+% does not meet "src\/price\.ts" threshold 90%/,
  );
});

test('#thresholds: A glob that matches no file in the report is an error', () => {
  expect(included.code).toBe(1);
  expect(included.output).toContain('coverage data for "gone/**" was not found');
});

test('#thresholds: If a test fails, there is neither a report nor a check of thresholds, unless reportOnFailure is set', async () => {
  const without = await run(set('thresholds: { functions: 99 }'), [], failing);
  expect(without.output).not.toContain('% Funcs');
  expect(without.output).not.toContain('threshold');
  const reported = await run(set('reportOnFailure: true, thresholds: { functions: 99 }'), [], failing);
  expect(reported.output).toContain('% Funcs');
  expect(reported.output).toContain('does not meet global threshold 99%');
});

test('#all-keys: Empties that folder before the run', async () => {
  const cleaned = await run(set("reportsDirectory: 'reports'"), [], { 'reports/old.txt': 'old' });
  expect(cleaned.file('reports/old.txt')).toBeUndefined();
  const kept = await run(set("reportsDirectory: 'reports', clean: false"), [], { 'reports/old.txt': 'old' });
  expect(kept.file('reports/old.txt')).toBe('old');
});

test('#all-keys: Also counts files outside the root', async () => {
  const outside = {
    'app/a.test.ts': `${imports} import { lib } from '../lib'; test('calls', () => { expect(lib()).toBe(1); });`,
    'lib.ts': 'export const lib = () => 1;',
  };
  expect(
    (await run(set("provider: 'v8', allowExternal: true", "root: 'app'"), [], outside)).output,
  ).toContain('lib.ts');
  expect((await run(set("provider: 'v8'", "root: 'app'"), [], outside)).output).not.toContain('lib.ts');
});

test('#command-line: replace the configured list, --coverage.exclude adds to it', async () => {
  const { output } = await run(set("include: ['src/price.ts'], exclude: ['**/never.ts']"), [
    ...[
      '--coverage.include',
      'src/**/*.ts',
      '--coverage.exclude',
      '**/price.ts',
      '--coverage.reporters',
      'text',
    ],
  ]);
  expect(output).toContain('api.ts');
  expect(output).not.toContain('price.ts |');
  expect(output).not.toContain('never.ts');
});

test('#command-line: Each of them turns coverage on by itself', async () => {
  const { output } = await runRstest(files, ['run', '--coverage.reporters', 'text-summary']);
  expect(output).toContain('Coverage summary');
});

test('#command-line: --coverage.enabled=false and --coverage.changed=false do not turn coverage on', async () => {
  for (const flag of ['--coverage.enabled=false', '--coverage.changed=false', '--no-coverage.changed']) {
    const { code, output } = await runRstest(files, ['run', flag]);
    expect(code).toBe(0);
    expect(output).not.toContain('% Funcs');
  }
});

test('#all-keys: true reports only files with uncommitted changes', async () => {
  const config = `import { execSync } from 'node:child_process';
    export default () => {
      execSync('git init -q && git add . && git -c user.name=a -c user.email=a@b.c commit -qm a && echo >> src/generated/api.ts');
      return { coverage: { enabled: true, reporters: ['text'], changed: true } };
    };`;
  const { output } = await run(config, [], { '.gitignore': 'node_modules\ndist\ncoverage\n' });
  expect(output).toContain('api.ts');
  expect(output).not.toContain('price.ts |');
});

test('#pitfalls: A missing provider stops the run', async () => {
  const { code, output } = await runRstest(files, ['run', '--coverage'], {
    without: ['@rstest/coverage-istanbul'],
  });
  expect(code).toBe(1);
  expect(output).toContain('Failed to load coverage provider module: @rstest/coverage-istanbul');
});

test('#pitfalls: inside an entry of projects the option is ignored', async () => {
  const { output } = await run(
    `export default { projects: [{ name: 'app', include: ['src/**/*.test.ts'], coverage: { enabled: true } }] };`,
  );
  expect(output).not.toContain('% Funcs');
});

test('#pitfalls: lists of include and exclude add up, reporters are replaced', async () => {
  const { output } = await run(`import { mergeRstestConfig } from '@rstest/core';
    export default mergeRstestConfig(
      { coverage: { enabled: true, include: ['src/price.ts'], reporters: ['text-summary'] } },
      { coverage: { include: ['src/never.ts'], reporters: ['text'] } },
    );`);
  expect(output).toContain('price.ts');
  expect(output).toContain('never.ts');
  expect(output).not.toContain('Coverage summary');
});

/** Commits all files, and then a change of `src/generated/api.ts` on a branch. */
const branch = (options: string, triggers = ''): string => `import { execSync } from 'node:child_process';
  export default () => {
    const commit = 'git -c user.name=a -c user.email=a@b.c commit -qam ';
    execSync('git init -q -b main && git add . && ' + commit + 'a && git checkout -qb topic');
    execSync('echo "//" >> src/generated/api.ts && ' + commit + 'b');
    return { coverage: { enabled: true, reporters: ['text'], ${options} }, ${triggers} };
  };`;
const more = {
  '.gitignore': 'node_modules\ndist\ncoverage\n',
  'src/other.test.ts': `${imports} test('other', () => {});`,
};

test('#changed: the name of a branch limits the report, not the tests, to what has changed since then', async () => {
  const { output } = await run(branch("changed: 'main'"), [], more);
  expect(output).toContain('api.ts');
  expect(output).not.toContain('price.ts |');
  expect(output).toContain('Test Files 2 passed');
});

test('#changed: --changed limits tests and report, coverage.changed: false only the tests', async () => {
  const changed = await run(branch(''), ['--changed', 'main'], more);
  expect(changed.output).toContain('Test Files 1 passed');
  expect(changed.output).not.toContain('price.ts |');
  const all = await run(branch('changed: false'), ['--changed', 'main'], more);
  expect(all.output).toContain('Test Files 1 passed');
  expect(all.output).toMatch(/price\.ts +\|/);
});

test('#changed: after a match of forceRerunTriggers, --changed reports all files', async () => {
  const { output } = await run(
    branch('', "forceRerunTriggers: ['src/generated/**']"),
    ['--changed', 'main'],
    more,
  );
  expect(output).toContain('Test Files 2 passed');
  expect(output).toMatch(/price\.ts +\|/);
});

test('#changed: outside a Git repository, coverage.changed warns and reports all files', async () => {
  const { code, output } = await run(set('changed: true'));
  expect(code).toBe(0);
  expect(output).toContain('falling back to full coverage');
  expect(output).toMatch(/price\.ts +\|/);
});

/** A module whose functions each have a hint, and a run that calls none of them. */
const hints = (name: string): string => `/* ${name} ignore next -- with a reason */
  export function next() { return 1; }
  export function branches(n: number) {
    /* ${name} ignore if */
    if (n > 3) { return 'if'; }
    /* ${name} ignore else */
    if (n > 1) { return 'kept'; } else { return 'else'; }
  }`;
const hinted = (...names: string[]): Record<string, string> => ({
  ...Object.fromEntries(names.map((name) => [`src/${name.replace(':', '-')}.ts`, hints(name)])),
  'src/whole.ts': '/* istanbul ignore file */ export function whole() { return 1; }',
  'src/price.test.ts': `${imports} import './whole';
    ${names.map((name, index) => `import { branches as b${index} } from './${name.replace(':', '-')}';`).join('\n')}
    test('calls', () => { ${names.map((_, index) => `b${index}(2);`).join(' ')} });`,
});
/** Names of the files without anything uncovered. */
const complete = ({ output }: RstestRun): string[] =>
  [...output.matchAll(/^ +([\w-]+)\.ts +\| +100 \| +100 \| +100 \| +100/gm)]
    .map(([, name]) => name ?? '')
    .sort();

test('#ignore-hints: istanbul reads hints of its own name, v8 those of four names', async () => {
  const names = ['istanbul', 'v8', 'c8', 'node:coverage'];
  const istanbul = await run(set(''), [], hinted(...names));
  expect(complete(istanbul)).toEqual(['istanbul']);
  expect(istanbul.output).not.toContain('whole.ts');
  const v8 = await run(set("provider: 'v8'"), [], { ...hinted(...names), 'src/whole.ts': 'export {};' });
  expect(complete(v8)).toEqual(expect.arrayContaining(['c8', 'istanbul', 'node-coverage', 'v8']));
});

test('#custom-reporters: a path and an object with execute are reports', async () => {
  const config = `import BadgeReport from './badge.mjs';
    export default { coverage: { enabled: true, reporters: [['./badge.mjs', { file: 'a.txt' }], new BadgeReport({ file: 'b.txt' })] } };`;
  const { file } = await run(config, [], {
    'badge.mjs': `export default class {
      constructor(options) { this.file = options.file; }
      execute(context) {
        const writer = context.getWriter().writeFile(this.file);
        writer.println(context.getTree().getRoot().getCoverageSummary().lines.pct + '%');
        writer.close();
      }
    }`,
  });
  expect(file('coverage/a.txt')).toMatch(/^\d+(\.\d+)?%/);
  expect(file('coverage/b.txt')).toBe(file('coverage/a.txt'));
});

test('#ignore-hints: with v8, a hint for a whole file empties the report', async () => {
  const { output } = await run(set("provider: 'v8'"), [], hinted('v8'));
  expect(output).toMatch(/All files +\| +0 /);
});
