import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

let plain: RstestRun;
let react: RstestRun;

beforeAll(async () => {
  [plain, react] = await Promise.all([
    runRstest({ 'package.json': '{ "name": "shop" }' }, ['init', 'browser', '--yes']),
    runRstest({ 'package.json': '{ "name": "shop", "dependencies": { "react": "19.3.1" } }' }, [
      'init',
      'browser',
      '--yes',
    ]),
  ]);
});

test('#install: it writes rstest.browser.config.mts, a component and a test for it in tests/', () => {
  expect(plain.file('rstest.browser.config.mts')).toContain("provider: 'playwright'");
  expect(plain.file('tests/Counter.js')).toBeDefined();
  expect(plain.file('tests/Counter.test.js')).toBeDefined();
});
test('#install: for React, if your package.json has it', () =>
  expect(react.file('tests/Counter.test.jsx')).toContain('@rstest/browser-react'));
test('#install: adds a script test:browser and the packages that these files need to package.json', () => {
  const { scripts, devDependencies } = JSON.parse(plain.file('package.json') ?? '{}');
  expect(scripts['test:browser']).toContain('rstest.browser.config.mts');
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['@rstest/browser', 'playwright']));
});
test('#install: it writes "@rstest/browser": "^0.12.0"', () =>
  expect(plain.file('package.json')).toContain('"@rstest/browser": "^0.12.0"'));
