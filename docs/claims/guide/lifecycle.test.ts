import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../tools/docs/claims/runRstest.ts';

let run: RstestRun;

beforeAll(async () => {
  const file = `import { test } from '@rstest/core'; test('a', () => {});`;
  run = await runRstest({
    'setup.js': "console.log('setup file', process.pid);",
    'global.js':
      "export const setup = () => { console.log('global setup'); }; export const teardown = () => { console.log('teardown'); };",
    'rstest.config.mjs': `
      const built = { name: 'built', setup: (api) => api.onAfterDevCompile(() => console.log('built')) };
      const ends = { onTestRunEnd: () => console.log('reported') };
      export default {
        setupFiles: ['./setup.js'], globalSetup: ['./global.js'], plugins: [built], reporters: ['default', ends],
      };`,
    'a.test.js': file,
    'b.test.js': file,
    'broken.test.js': `import { describe, test } from '@rstest/core';
      test('before', () => {}); describe('broken', () => { throw new Error('cannot collect'); });`,
  });
});

test('#order: globalSetup runs once, setup files run for every test file', () => {
  expect(run.output.match(/^global setup$/gm)).toHaveLength(1);
  expect(run.output.match(/^setup file \d+$/gm)).toHaveLength(3);
});

test('#order: globalSetup follows the build, teardown the end of the reporters', () => {
  const order = run.output.match(/^(?:built|global setup|reported|teardown)$/gm);
  expect(order).toEqual(['built', 'global setup', 'reported', 'teardown']);
});

test('#order: teardown runs at the end', () => {
  expect(run.output.match(/^teardown$/gm)).toHaveLength(1);
});

test('#order: an error in describe fails the whole file', () => {
  expect(run.output).toContain('✗ broken.test.js');
  expect(run.output).toContain('cannot collect');
});

test('#parallel: each file gets a new worker', () => {
  expect(new Set(run.output.match(/^setup file \d+$/gm)).size).toBe(3);
});
