import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

let run: RstestRun;

beforeAll(async () => {
  run = await runRstest(
    {
      'package.json': '{ "name": "shop", "private": true, "type": "module" }',
      'rstest.config.mts': `
        const plugin = (name) => ({ name, setup() {} });
        const adapter = (userConfig) => {
          try { userConfig.retry = 7; } catch { console.log('frozen'); }
          return {
            testTimeout: 1111, hookTimeout: 2222, projects: ['nowhere'], forceRerunTriggers: ['app.config.json'],
            resolve: { alias: { one: './adapter', two: './adapter' } }, plugins: [plugin('of-adapter')],
          };
        };
        export default {
          extends: adapter, testTimeout: 3333, resolve: { alias: { two: './own' } }, plugins: [plugin('of-user')],
        };`,
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    ['run', '--hookTimeout', '4444'],
    { env: { DEBUG: 'rstest' } },
  );
});

const merged = (): string => run.file('dist/.rstest-temp/.rsbuild/rstest.config.mjs') ?? '';

test('#how-an-adapter-works: your plain values win, objects such as resolve.alias are merged key by key', () => {
  expect(merged()).toContain('testTimeout: 3333');
  expect(merged()).toMatch(/one: '\.\/adapter',\s+two: '\.\/own'/);
});

test("#how-an-adapter-works: lists such as plugins are joined with the adapter's first", () => {
  expect(merged()).toMatch(/of-adapter[\s\S]+of-user/);
});

test('#how-an-adapter-works: projects in its result is ignored', () => {
  expect(run.code).toBe(0);
  expect(merged()).not.toContain('nowhere');
});

test('#how-an-adapter-works: The configuration that it receives is frozen', () => {
  expect(run.output).toContain('frozen');
  expect(merged()).toContain('retry: 0');
});

test('#write-an-adapter: What an adapter adds there comes on top of the built-in triggers', () => {
  expect(merged()).toMatch(/'\*\*\/rstest\.config\.\*',\s+'app\.config\.json'/);
});

test('#pitfalls: A flag on the command line wins over your configuration and the adapter', () => {
  expect(merged()).toContain('hookTimeout: 4444');
});
