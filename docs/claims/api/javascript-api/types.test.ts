import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const config = (options: string): string => `
  const log = (event) => (data) => console.log('EVENT' + JSON.stringify({ event, ...data }));
  export default {
    ${options}
    reporters: [{
      onTestFileReady: log('ready'), onTestCaseStart: log('start'), onTestSuiteStart: log('suite'),
      onTestCaseResult: log('result'), onTestFileResult: log('file'),
    }],
  };`;
const files = {
  'a.test.ts': `
    import { describe, test } from '@rstest/core';
    describe('shop', () => { describe('cart', () => { test('adds', () => {}, 1234); }); });`,
};
// biome-ignore lint/suspicious/noExplicitAny: what reporters receive
type Event = Record<string, any>;
let plain: Record<string, Event>;
let detailed: Record<string, Event>;

const eventsIn = ({ output }: RstestRun): Record<string, Event> =>
  Object.fromEntries(
    [...output.matchAll(/^EVENT(.*)$/gm)].map(([, text = '']) => {
      const { event, ...data } = JSON.parse(text);
      return [event, data];
    }),
  );

beforeAll(async () => {
  plain = eventsIn(await runRstest({ ...files, 'rstest.config.ts': config('') }));
  const options = 'includeTaskLocation: true, logHeapUsage: true,';
  detailed = eventsIn(await runRstest({ ...files, 'rstest.config.ts': config(options) }));
});

test('#testresult: testPath is absolute, duration is in milliseconds', () => {
  expect(plain.result?.testPath).toMatch(/^(\/|[A-Z]:).*a\.test\.ts$/);
  expect(plain.result?.duration).toBeLessThan(5000);
});

test('#testresult: parentNames are the suites from the outside in', () => {
  expect(plain.result?.parentNames).toEqual(['shop', 'cart']);
});

test('#testresult: heap, in bytes, is there with logHeapUsage only', () => {
  expect(plain.result?.heap).toBe(undefined);
  expect(detailed.result?.heap).toBeGreaterThan(1_000_000);
});

test('#testcaseinfo: location is there with includeTaskLocation only', () => {
  expect(plain.start?.location).toBe(undefined);
  expect(detailed.start?.location).toEqual({ line: 3, column: expect.any(Number) });
});

test('#testcaseinfo: What is known about a test before it runs', () => {
  expect(plain.start).toMatchObject({ type: 'case', runMode: 'run', timeout: 1234, project: 'rstest' });
});

test("#testsuiteinfo: with type: 'suite' and without timeout and startTime", () => {
  expect(plain.suite).toMatchObject({ type: 'suite', name: 'cart', parentNames: ['shop'] });
  expect(Object.keys(plain.suite ?? {})).not.toEqual(expect.arrayContaining(['timeout']));
});

test('#testinfo: A TestCaseInfo, or a TestSuiteInfo with tests', () => {
  const [shop] = plain.ready?.tests ?? [];
  expect([shop.type, shop.tests[0].tests[0].type]).toEqual(['suite', 'case']);
});

test('#testfileresult: with results of all its tests, snapshotResult, and coverage', () => {
  expect(plain.file?.results.map(({ name }: Event) => name)).toEqual(['adds']);
  expect(plain.file).toHaveProperty('snapshotResult');
});

test('#coverage-providers: The built-in providers are the only ones that coverage.provider accepts', async () => {
  const { code, output } = await runRstest({
    ...files,
    'rstest.config.ts': "export default { coverage: { enabled: true, provider: 'own' } };",
  });
  expect(code).toBe(1);
  expect(output).toMatch(/own/);
});
