import { readFileSync } from 'node:fs';
import * as core from '@rstest/core';
import { beforeAll, expect, test } from '@rstest/core';
import * as api from '@rstest/core/api';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const pass = (name: string): string => `import { test } from '@rstest/core'; test('${name}', () => {});`;
const files = {
  'package.json': '{ "name": "shop", "private": true, "type": "module" }',
  'src/cart.test.ts': pass('cart'),
  'other/src/cart.test.ts': pass('other cart'),
  'rstest.config.mjs': `export default {
    shard: { count: 2, index: 1 },
    pool: { minWorkers: 1 },
    coverage: { exclude: ['**/test/**'] },
    reporters: ['default', { onTestRunEnd: (result) => console.log('payload:', Object.keys(result).join()) }],
  };`,
};
let all: RstestRun;
const effective = (): string => all.file('dist/.rstest-temp/.rsbuild/rstest.config.mjs') ?? '';

beforeAll(async () => {
  all = await runRstest(files, ['run'], { env: { DEBUG: 'rstest' } });
});

test('#v0-12-change-this: createRstest, initCli and runCLI have left @rstest/core', () => {
  for (const name of ['createRstest', 'initCli', 'runCLI']) expect(core).not.toHaveProperty(name);
  expect(api).toHaveProperty('createRstest');
  expect(api).not.toHaveProperty('runRstest');
});

test('#v0-12-change-this: onTestRunEnd gets rerunTestPaths instead of filterRerunTestPaths, and a summary with all counts', () => {
  const payload = /payload: (.*)/.exec(all.output)?.[1]?.split(',');
  expect(payload).toEqual(expect.arrayContaining(['rerunTestPaths', 'summary']));
  expect(payload).not.toContain('filterRerunTestPaths');
});

test('#v0-12-change-this: --pool.minWorkers is an error', async () => {
  const { code, output } = await runRstest(files, ['run', '--pool.minWorkers', '1']);
  expect(code).toBe(1);
  expect(output).toContain('Unknown option `--pool.minWorkers`');
});

test('#v0-11-change-this: It is ignored with a warning, and every machine runs all tests', () => {
  expect(all.output).toContain('The `shard` config field is no longer supported and is ignored.');
  expect(all.output).toContain('Test Files 2 passed');
});

test('#v0-12-new: A filter in quotes matches a whole path', async () => {
  const { output } = await runRstest(files, ['run', '"src/cart.test.ts"']);
  expect(output).toContain('✓ src/cart.test.ts');
  expect(output).not.toContain('other/src');
});

test('#v0-11-change-this: Coverage counts more files', async () => {
  const { file } = await runRstest(
    { 'a.test.ts': pass('a'), 'rstest.config.mjs': 'export default {};' },
    ['run'],
    { env: { DEBUG: 'rstest' } },
  );
  const config = file('dist/.rstest-temp/.rsbuild/rstest.config.mjs') ?? '';
  expect(config).toContain("'**/__tests__/**'");
  expect(config).not.toContain("'**/test/**'");
  expect(config).toContain('printShadowRoot: false');
});

test('#v0-11-change-this: Add the pattern yourself', () => {
  expect(effective()).toContain("'**/__tests__/**'");
  expect(effective()).toContain("'**/test/**'");
});

test('#packages-that-belong-together: All versions from 0.9 to 0.12 need Node.js 20.19 or 22.12 and later', () => {
  const { engines } = JSON.parse(readFileSync('node_modules/@rstest/core/package.json', 'utf8'));
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
});

test('#v0-11-change-this: jsdom 15 or later is required by the peer dependency', () => {
  const { peerDependencies } = JSON.parse(readFileSync('node_modules/@rstest/core/package.json', 'utf8'));
  expect(peerDependencies.jsdom).toBe('>=15.0.0');
});

test('#packages-that-belong-together: adapters 0.2.x accept @rstest/core 0.7.7 or later', () => {
  const adapters = ['adapter-rslib', 'adapter-rspack'].map((name) =>
    JSON.parse(readFileSync(`node_modules/@rstest/${name}/package.json`, 'utf8')),
  );
  expect(adapters.map(({ version }) => version)).toEqual(['0.2.2', '0.2.0']);
  for (const { peerDependencies } of adapters) expect(peerDependencies['@rstest/core']).toBe('>=0.7.7');
});

test('#packages-that-belong-together: coverage providers 0.12.0 need ^0.12.0', () => {
  for (const name of ['coverage-istanbul', 'coverage-v8']) {
    const { version, peerDependencies } = JSON.parse(
      readFileSync(`node_modules/@rstest/${name}/package.json`, 'utf8'),
    );
    expect([version, peerDependencies['@rstest/core']]).toEqual(['0.12.0', '^0.12.0']);
  }
});

test('#v0-11-change-this: options as the third argument stop the file', async () => {
  const { code, output } = await runRstest({
    'a.test.js': "import { test } from '@rstest/core'; test('a', () => {}, { timeout: 100 });",
  });
  expect(code).toBe(1);
  expect(output).toContain('The third argument must be a number when the second argument is a function');
});

test('#v0-11-change-this: an async mock factory is not supported', async () => {
  const { code, output } = await runRstest({
    'b.js': 'export const b = 1;',
    'a.test.js': `import { rs, test } from '@rstest/core'; import { b } from './b.js';
      rs.mock('./b.js', async () => ({ b: 2 })); test('a', () => b);`,
  });
  expect(code).toBe(1);
  expect(output).toContain('An async mock factory is not supported');
});
