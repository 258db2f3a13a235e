import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

// biome-ignore lint/suspicious/noExplicitAny: what reporters receive
type Event = Record<string, any>;

const files = {
  'a.test.ts': `
    import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
    beforeEach(({ task }) => { task.meta.before = true; });
    afterEach(({ task }) => { task.meta.after = task.result?.status ?? null; });
    describe('shop', { meta: { owner: 'shop', level: 'critical' } }, () => {
      test('own', { meta: { level: 'minor' } }, ({ task }) => { task.meta.added = 1; });
      test('retried', { retry: 1, meta: { tries: 0 } }, ({ task }) => {
        task.meta.tries = Number(task.meta.tries) + 1;
        expect(task.retryCount).toBe(1);
      });
      test.skip('skipped', { meta: { why: 'flaky' } }, () => {});
      test.each([1])('each %i', { meta: { table: true } }, () => {});
      describe('inner', { meta: { owner: 'inner' } }, () => { test('deep', () => {}); });
    });`,
  'rstest.config.ts': `
    const log = (event) => ({ name, meta, location, testId }) =>
      console.log('EVENT' + JSON.stringify({ event, name, meta, location, testId }));
    export default {
      includeTaskLocation: true,
      reporters: [
        { onTestCaseStart: log('start'), onTestCaseResult: log('result'), onTestSuiteResult: log('suite') },
        'json',
        ['junit', { outputPath: 'junit.xml' }],
      ],
    };`,
};
let run: RstestRun;
let again: RstestRun;
let events: Event[];

const eventsIn = ({ output }: RstestRun): Event[] =>
  [...output.matchAll(/^EVENT(.*)$/gm)].map(([, text = '']) => JSON.parse(text));
const find = (event: string, name: string): Event =>
  events.find((entry) => entry.event === event && entry.name === name) ?? {};

beforeAll(async () => {
  run = await runRstest(files);
  again = await runRstest(files);
  events = eventsIn(run);
});

test('#set: an inner value replaces the outer one with the same key', () => {
  expect(find('start', 'own').meta).toEqual({ owner: 'shop', level: 'minor' });
  expect(find('start', 'deep').meta).toEqual({ owner: 'inner', level: 'critical' });
});

test('#set: A skipped test is reported with its metadata', () => {
  expect(find('result', 'skipped').meta).toEqual({ owner: 'shop', level: 'critical', why: 'flaky' });
  expect(find('result', 'each 1').meta).toMatchObject({ table: true });
});

test('#add: What it holds in the end goes to the reporters', () => {
  expect(find('result', 'own').meta).toEqual({
    ...{ owner: 'shop', level: 'minor' },
    ...{ before: true, added: 1, after: 'pass' },
  });
});

test('#add: all attempts share one object', () => {
  expect(find('result', 'retried').meta).toMatchObject({ tries: 2 });
});

test('#task: made from the absolute path of the file and the position of the test in it', () => {
  const positions = (list: Event[]) =>
    list.map(({ testId }) => testId.replace(/^\w+?(?=_|$)/, 'file')).sort();
  // each run has a folder of its own
  expect(eventsIn(again)[0]?.testId).not.toBe(events[0]?.testId);
  expect(positions(eventsIn(again))).toEqual(positions(events));
});

test('#read: At the start it is what the options say, in the result it is what the test left there', () => {
  expect(find('start', 'own').meta).not.toHaveProperty('added');
  expect(find('result', 'own').meta).toHaveProperty('added');
});

test('#built-in: The json reporter writes meta for every test', () => {
  expect(run.output).toMatch(/"meta": \{\s+"owner": "shop",\s+"level": "minor"/);
});

test('#built-in: The other built-in reporters leave it out', async () => {
  expect(run.file('junit.xml')).toContain('own');
  expect(run.file('junit.xml')).not.toContain('minor');
});

test('#built-in: does not contain it either', async () => {
  const { output } = await runRstest(files, ['list', '--json']);
  expect(output).toContain('shop > own');
  expect(output).not.toContain('minor');
});

test('#location: Reporters get it at the start of a test, not in its result', () => {
  expect(find('start', 'own').location).toEqual({ line: 6, column: expect.any(Number) });
  expect(find('result', 'own').location).toBe(undefined);
});

test('#pitfalls: what its tests add stays with the tests', () => {
  expect(find('suite', 'shop').meta).toEqual({ owner: 'shop', level: 'critical' });
});

test('#pitfalls: gets lost on the way together with the whole result, and the run does not end', async () => {
  const stuck = await runRstest({
    'a.test.ts': `
      import { test } from '@rstest/core';
      test('a', ({ task }) => { task.meta.format = () => ''; });`,
    'rstest.config.ts': `
      setTimeout(() => { console.log('STILL RUNNING'); process.exit(3); }, 4000);
      export default { testTimeout: 500, reporters: [{ onTestCaseResult: () => console.log('A RESULT') }] };`,
  });
  expect(stuck.output).toContain('STILL RUNNING');
  expect(stuck.output).not.toContain('A RESULT');
});

test('#add: what beforeAll and afterAll write to ctx.meta is in the result of their suite or file', async () => {
  const { output } = await runRstest({
    'a.test.ts': `
      import { afterAll, beforeAll, describe, test } from '@rstest/core';
      beforeAll(({ meta }) => { meta.database = 'sqlite'; });
      afterAll(({ meta }) => { meta.closed = true; });
      describe('bookings', () => {
        beforeAll(({ meta }) => { meta.table = 'bookings'; });
        test('a', () => {});
      });`,
    'rstest.config.ts': `
      const log = (event) => ({ meta }) => console.log(event, JSON.stringify(meta));
      export default { reporters: [{ onTestFileResult: log('file'), onTestSuiteResult: log('suite') }] };`,
  });
  expect(output).toContain('file {"database":"sqlite","closed":true}');
  expect(output).toContain('suite {"table":"bookings"}');
});

test('#built-in: the junit reporter writes no properties', () => {
  expect(run.file('junit.xml')).not.toContain('<properties');
});
