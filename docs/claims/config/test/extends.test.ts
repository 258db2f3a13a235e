import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

/** A plugin that prints options of the configuration in effect. */
const show = `const show = { name: 'show', setup(api) {
  const { testTimeout, retry, globals, setupFiles, include, exclude, env, reporters, slowTestThreshold, forceRerunTriggers }
    = api.useExposed('rstest').getRstestConfig();
  console.log('CONFIG ' + JSON.stringify({ testTimeout, retry, globals, setupFiles, include, exclude: exclude.patterns, env,
    reporters, slowTestThreshold, forceRerunTriggers }) + ' END');
} };`;
const config = `${show}
  let seen;
  export default {
    extends: [
      { globals: true, testTimeout: 2_000, retry: 5, setupFiles: ['./first.ts'], include: ['nothing/**'],
        exclude: ['first/**'], env: { A: 'preset', B: 'preset' }, reporters: ['dot'],
        forceRerunTriggers: ['data/**'], projects: [{ name: 'ignored' }], extends: { slowTestThreshold: 1 } },
      async (userConfig) => {
        try { userConfig.retry = 4; } catch (error) { console.log('ERROR ' + error.message); }
        console.log('KEYS ' + Object.keys(userConfig).join());
        return { retry: 1 };
      },
    ],
    testTimeout: 9_000,
    include: ['*.test.ts'],
    exclude: ['second/**'],
    setupFiles: ['./second.ts'],
    env: { B: 'own' },
    plugins: [show],
  };`;
const files = {
  'a.test.ts': `import { test } from '@rstest/core'; test('passes', () => {});`,
  'first.ts': '',
  'second.ts': '',
  'rstest.config.ts': config,
};
let run: RstestRun;
const effective = ({ output }: RstestRun) => {
  const [, json] = /CONFIG (.*) END/.exec(output) ?? [];
  if (!json) throw new Error(output);
  return JSON.parse(json);
};

beforeAll(async () => {
  run = await runRstest(files);
});

test('#usage: your own value always wins over that of a preset', () => {
  expect(effective(run).testTimeout).toBe(9_000);
  expect(effective(run).globals).toBe(true);
});

test('#how-presets-are-merged: among presets, that of the later one', () => {
  expect(effective(run).retry).toBe(1);
});

test('#how-presets-are-merged: Merged key by key, yours wins', () => {
  expect(effective(run).env).toEqual({ A: 'preset', B: 'own' });
});

test("#how-presets-are-merged: Yours replaces the preset's", () => {
  expect(effective(run).include).toEqual(['*.test.ts']);
  expect(effective(run).reporters).toEqual(['dot']);
});

test("#how-presets-are-merged: Both, the preset's first", () => {
  expect(effective(run).setupFiles).toEqual(['./first.ts', './second.ts']);
  expect(effective(run).exclude.filter((pattern: string) => /first|second/.test(pattern))).toEqual([
    'first/**',
    'second/**',
  ]);
});

test("#how-presets-are-merged: if you have none, the preset's and the defaults", () => {
  expect(effective(run).forceRerunTriggers).toEqual(['**/package.json/**', '**/rstest.config.*', 'data/**']);
});

test('#how-presets-are-merged: Two keys of a preset are ignored: projects, and an extends of its own', () => {
  expect(effective(run).slowTestThreshold).toBe(300);
  expect(run.code).toBe(0);
  expect(run.output).toContain('Tests 1 passed');
});

test('#with-a-function: The argument is what you wrote in your file, without the other presets', () => {
  expect(run.output).toMatch(/KEYS extends,testTimeout,include/);
  expect(run.output).not.toMatch(/KEYS .*globals/);
});

test('#with-a-function: an attempt to change it throws Cannot add property retry, object is not extensible', () => {
  expect(run.output).toContain('ERROR Cannot add property retry, object is not extensible');
});

test('#how-presets-are-merged: Flags on the command line win over everything', async () => {
  expect(effective(await runRstest(files, ['run', '--testTimeout', '77'])).testTimeout).toBe(77);
});

test('#pitfalls: extends in the root configuration changes the root only', async () => {
  const project = {
    'app/a.test.ts': `console.log('GLOBAL ' + typeof describe); globalThis.test?.('a', () => {});`,
  };
  const top = `export default { extends: { globals: true }, projects: [{ name: 'app', root: 'app' }] };`;
  const own = `export default { projects: [{ name: 'app', root: 'app', extends: { globals: true } }] };`;
  expect((await runRstest({ ...project, 'rstest.config.ts': top })).output).toContain('GLOBAL undefined');
  expect((await runRstest({ ...project, 'rstest.config.ts': own })).output).toContain('GLOBAL function');
});

test("#pitfalls: Paths in a preset start at your root, not at the preset's own folder", async () => {
  const { output } = await runRstest({
    'a.test.ts': files['a.test.ts'],
    'setup.ts': `console.log('setup in the root');`,
    'presets/setup.ts': `console.log('setup in the preset');`,
    'presets/team.ts': `export const team = { setupFiles: './setup.ts' };`,
    'rstest.config.ts': `import { team } from './presets/team.ts'; export default { extends: team };`,
  });
  expect(output).toContain('setup in the root');
  expect(output).not.toContain('setup in the preset');
});

test('#pitfalls: A preset that throws stops the run', async () => {
  const { code, output } = await runRstest({
    'rstest.config.ts': `export default { extends: () => { throw new Error('no preset here'); } };`,
  });
  expect(code).toBe(1);
  expect(output).toContain('no preset here');
});
