import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'rstest.config.js': "export default { globals: true, setupFiles: ['./setup.js'] };",
  'package.json': '{ "type": "module" }',
  'setup.js':
    "import { afterAll, beforeAll, describe, it } from '@rstest/core';\nObject.assign(globalThis, { before: beforeAll, after: afterAll, context: describe, specify: it });",
  'names.test.js':
    "let opened = 0;\nbefore(() => { opened += 1; });\nafter(() => {});\ncontext('library', () => { specify('is open', () => { expect(opened).to.equal(1); }); });",
  'this.test.js': "it('waits', function () { this.timeout(50); });",
  'pending.test.js': "it('has no function');",
  'only.test.js': "it.only('focused', () => {});\nit('left out', () => { throw new Error('ran'); });",
  'other.test.js': "it('runs all the same', () => {});",
  'suite.test.js':
    "describe('suite', { timeout: 50, retry: 1 }, () => { let runs = 0; it('retries', () => { runs += 1; expect(runs).to.equal(2); }); it('is slow', () => new Promise((resolve) => setTimeout(resolve, 500))); });",
  'plugin.test.js':
    "import * as chai from 'chai';\nchai.use((_chai, utils) => utils.addProperty(chai.Assertion.prototype, 'even', function () { this.assert(this._obj % 2 === 0, 'odd', 'even'); }));\nit('of chai', () => { chai.expect(2).to.be.even; chai.expect([1]).to.deep.equal([1]); });\nit('of Rstest', () => { expect(2).to.be.even; });",
};
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest(files, ['run', '--reporter', 'verbose']);
});

test('#the-steps: a setup file adds before, after, context and specify', () => {
  expect(run.output).toContain('✓ library > is open');
});

test('#this: functions of tests have no this', () => {
  expect(run.output).toContain("Cannot read properties of undefined (reading 'timeout')");
});

test('#pending-tests: a test without a function passes', () => {
  expect(run.output).toContain('✓ has no function');
});

test('#only: only limits its own file', () => {
  expect(run.output).toContain('✓ focused');
  expect(run.output).toContain('- left out');
  expect(run.output).toContain('✓ runs all the same');
});

test('#api: describe takes timeout and retry for its tests', () => {
  expect(run.output).toContain('✓ suite > retries');
  expect(run.output).toContain('test timed out in 50ms');
});

test('#chai-and-sinon: expect of the package chai works, and its plugins do not reach that of Rstest', () => {
  expect(run.output).toContain('✓ of chai');
  expect(run.output).toContain('✗ of Rstest');
});
