import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

/** A test that fails with a value of this many characters in its message, quotes included. */
const longer = (length: number): string => `
  test('text of ${length}', () => { expect('${'x'.repeat(length - 2)}').to.be.a('number'); });`;
const suite = `import { expect, test } from '@rstest/core';
  ${longer(40)}${longer(41)}
  test('objects', () => { expect({ total: 1 }).toEqual({ total: 2 }); });
  test('Chai', () => { expect({ total: 1 }).to.deep.equal({ total: 3 }); });
  test('both', () => { expect('${'y'.repeat(60)}').toBe('z'); });`;
const set = (value: string): string => `export default { chaiConfig: ${value} };`;
let standard: RstestRun;
let full: RstestRun;

beforeAll(async () => {
  [standard, full] = await Promise.all([
    runRstest({ 'a.test.ts': suite }),
    runRstest({ 'a.test.ts': suite, 'rstest.config.ts': set('{ truncateThreshold: 0, showDiff: false }') }),
  ]);
});

test('#: Values in a message that take more characters than this are shortened', () => {
  expect(standard.output).toContain(`expected '${'x'.repeat(38)}' to be a number`);
  expect(standard.output).not.toContain(`expected '${'x'.repeat(39)}' to be a number`);
  expect(standard.output).toMatch(/expected 'x+…' to be a number/);
});

test('#: than this are shortened. 0 never shortens', () => {
  expect(full.output).toContain(`expected '${'x'.repeat(39)}' to be a number`);
});

test('#what-it-changes: The difference below it always shows the values in full', () => {
  expect(standard.output).toMatch(/expected 'y+…' to be 'z'/);
  expect(standard.output).toContain(`+ ${'y'.repeat(60)}`);
});

test('#what-it-changes: Both keys apply to all matchers', () => {
  expect(standard.output.match(/- Expected/g)).toHaveLength(3);
  expect(full.output).toContain(`expected '${'y'.repeat(60)}' to be 'z'`);
});

test('#what-it-changes: the lines with - Expected and + Received are gone', () => {
  expect(full.output).not.toContain('- Expected');
  expect(full.output).not.toContain('+ Received');
  expect(full.output).toContain("> 5 |   test('objects'");
});

test('#: Projects do not inherit it', async () => {
  const config = `export default { chaiConfig: { showDiff: false }, projects: [{ name: 'app', root: 'app' }] };`;
  const { output } = await runRstest({ 'app/a.test.ts': suite, 'rstest.config.ts': config });
  expect(output).toContain('- Expected');
});

test('#what-it-changes: Merged configurations are combined key by key', async () => {
  const config = `import { mergeRstestConfig } from '@rstest/core';
    export default mergeRstestConfig({ chaiConfig: { showDiff: false } }, { chaiConfig: { truncateThreshold: 0 } });`;
  const { output } = await runRstest({ 'a.test.ts': suite, 'rstest.config.ts': config });
  expect(output).toContain(`expected '${'y'.repeat(60)}' to be 'z'`);
  expect(output).not.toContain('- Expected');
});
