import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

/** Runs twice in the same folder; each run lists the files that it has compiled. */
const twice = (buildCache: string, projects = '') => ({
  'src/price.ts': 'export const price = 12;',
  'src/price.test.ts': `
    import { expect, test } from '@rstest/core';
    import { price } from './price';
    test('has a price', () => { console.log('the test runs'); expect(price).toBe(12); });`,
  'rstest.config.mjs': `
    import { spawnSync } from 'node:child_process';
    import { appendFileSync } from 'node:fs';
    const run = process.env.RUN ?? 'second';
    if (run === 'second') spawnSync('rstest', ['run'], { env: { ...process.env, RUN: 'first' } });
    const plugin = { name: 'log', setup(api) {
      api.transform({ test: /\\.ts$/ }, ({ code, resourcePath }) => {
        appendFileSync(run + '.txt', resourcePath.split('/').at(-1) + '|');
        return code;
      });
    } };
    const performance = { buildCache: ${buildCache} };
    export default { plugins: [plugin], performance, ${projects} };`,
});
let cached: RstestRun;
let uncached: RstestRun;
let digest: RstestRun;
let projects: RstestRun;

beforeAll(async () => {
  [cached, uncached, digest, projects] = await Promise.all([
    runRstest(twice("{ cacheDirectory: '.cache/rstest' }")),
    runRstest(twice('false')),
    runRstest(twice("{ cacheDirectory: '.cache/rstest', cacheDigest: [process.env.RUN] }")),
    runRstest(twice("{ cacheDirectory: '.cache/rstest' }", "projects: [{ name: 'web', plugins: [plugin] }]")),
  ]);
});

test('#build-cache: The next run compiles only what has changed since.', () => {
  expect(cached.file('first.txt')).toContain('price.ts|');
  expect(cached.file('second.txt')).toBe(undefined);
  expect(uncached.file('second.txt')).toContain('price.ts|');
});

test('#options: if one of them changes, the cache is not used', () => {
  expect(digest.file('second.txt')).toContain('price.ts|');
});

test('#pitfalls: It caches the build, not results. All tests run each time.', () => {
  expect(cached.output).toContain('the test runs');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(projects.file('second.txt')).toContain('price.ts|');
});
