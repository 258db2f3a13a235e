import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const visit = `
  import { expect, test } from '@rstest/core';
  import { store } from './store';
  test('visits', () => { store.visits += 1; expect(store.visits).toBe(1); });`;
const files = {
  'store.ts': 'export const store = { visits: 0 };',
  'a.test.ts': visit,
  'b.test.ts': visit,
};
let shared: RstestRun;

beforeAll(async () => {
  shared = await runRstest(files, ['run', '--pool.maxWorkers', '1', '--isolate=false']);
});

test('In the second, the file that runs last finds the module as the other file left it', () => {
  expect(shared.code).toBe(1);
  expect(shared.output).toContain('expected 2 to be 1');
});
