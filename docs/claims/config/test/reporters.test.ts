import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const suite = `import { describe, expect, test } from '@rstest/core';
  describe('cart', () => { test('passes', () => {}); test('fails', () => { expect(1).toBe(2); }); });`;
const run = (options: string, args: string[] = [], env: Record<string, string> = {}): Promise<RstestRun> =>
  runRstest({ 'a.test.ts': suite, 'rstest.config.ts': `export default { ${options} };` }, ['run', ...args], {
    env,
  });
const files =
  "reporters: ['dot', ['junit', { outputPath: 'junit.xml' }], ['json', { outputPath: 'report.json' }]]";
let own: RstestRun;
let flag: RstestRun;

beforeAll(async () => {
  [own, flag] = await Promise.all([run(files), run(files, ['--reporter', 'junit'])]);
});

test('#usage: Your list replaces the default one', () => {
  expect(own.output).toMatch(/^·x/m);
  expect(own.output).not.toContain('✗ a.test.ts');
});

test('#pitfalls: unless outputPath names a file', () => {
  expect(own.file('junit.xml')).toContain('<testsuites');
  expect(own.file('report.json')).toContain('"tool": "rstest"');
  expect(own.output).not.toContain('<testsuites');
});

test('#usage: replaces the whole list of the file, options included', () => {
  expect(flag.output).toContain('<testsuites');
  expect(flag.file('junit.xml')).toBeUndefined();
  expect(flag.file('report.json')).toBeUndefined();
});

test('#reporter-options: showProjectName names a single project, summary: false leaves out the totals', async () => {
  const [named, short] = await Promise.all([
    run("reporters: [['default', { showProjectName: true }]]"),
    run("reporters: [['dot', { summary: false }]]"),
  ]);
  expect(named.output).toContain('✗ [rstest] a.test.ts');
  expect(short.output).toContain('·x');
  expect(short.output).not.toContain('Test Files');
});

test('#reporter-options: outputDir is the folder of blob', async () => {
  const blob = await run("reporters: [['blob', { outputDir: 'blobs' }]]");
  expect(blob.file('blobs/blob.json')).toContain('fails');
});

test('#reporter-options: parts of the md report are left out', async () => {
  const [all, less] = await Promise.all([
    run("reporters: 'md'"),
    run("reporters: [['md', { reproduction: false, codeFrame: false }]]"),
  ]);
  expect(all.output).toMatch(/repro:[\s\S]*codeFrame/);
  expect(less.output).not.toMatch(/repro:|codeFrame/);
});

test('#default-depends-on-the-place: On GitHub Actions, it is default together with github-actions', async () => {
  const { output } = await run('', [], { GITHUB_ACTIONS: 'true' });
  expect(output).toContain('✗ a.test.ts');
  expect(output).toContain('::error file=');
});

test('#default-depends-on-the-place: A list of your own applies everywhere', async () => {
  expect((await run("reporters: 'dot'", [], { GITHUB_ACTIONS: 'true' })).output).not.toContain(
    '::error file=',
  );
});

test('#default-depends-on-the-place: Inside an AI coding agent, it is md', async () => {
  const { output } = await run('', [], { CLAUDECODE: '1', RSTEST_NO_AGENT: '' });
  expect(output).toContain('# Rstest Test Execution Report');
  expect(output).not.toContain('✗ a.test.ts');
});

test('#custom-reporter: or an instance of a class that has them', async () => {
  const { output } = await runRstest({
    'a.test.ts': suite,
    'rstest.config.ts': `class Summary { onTestRunEnd({ summary }) { console.log('OWN', summary.tests.total); } }
      export default { reporters: [new Summary()] };`,
  });
  expect(output).toContain('OWN 2');
});

test('#custom-reporter: Rstest waits for onTestRunStart and onTestRunEnd', async () => {
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 500))';
  const { output } = await run(`reporters: [{
    async onTestRunStart() { ${wait}; console.log('started'); },
    onTestFileStart() { console.log('file'); },
    async onTestRunEnd() { ${wait}; console.log('ended'); },
  }]`);
  expect(output).toMatch(/started\s[\s\S]*file\s[\s\S]*ended/);
});

test('#pitfalls: A wrong name stops the run', async () => {
  const { code, output } = await run('', ['--reporter', 'nope']);
  expect(code).toBe(1);
  expect(output).toContain('Reporter nope not found. Please install it or use a built-in reporter.');
});

test('#pitfalls: The exit code is right all the same', async () => {
  const { code, output } = await run('reporters: []');
  expect(code).toBe(1);
  expect(output).not.toContain('fails');
});

test('#pitfalls: Inside an entry of projects the option is ignored', async () => {
  const { output } = await run("projects: [{ name: 'app', include: ['a.test.ts'], reporters: ['json'] }]");
  expect(output).not.toContain('"tool"');
  expect(output).toContain('✗ a.test.ts');
});

test('#pitfalls: the later list replaces the earlier one', async () => {
  const { output } = await runRstest({
    'a.test.ts': suite,
    'rstest.config.ts': `import { mergeRstestConfig } from '@rstest/core';
      export default mergeRstestConfig({ reporters: ['json'] }, { reporters: ['dot'] });`,
  });
  expect(output).toMatch(/^·x/m);
  expect(output).not.toContain('"tool"');
});
