import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const SNAPSHOTS = '__snapshots__/invoice.test.ts.snap';
const stored = `// Rstest Snapshot v1

exports[\`changed 1\`] = \`"12.00 EUR"\`;

exports[\`skipped 1\`] = \`"old"\`;

exports[\`unused 1\`] = \`"nobody asks for it"\`;
`;
const files = {
  'invoice.test.ts': `import { expect, test } from '@rstest/core';
  test('changed', () => {
  expect('15.00 EUR').toMatchSnapshot();
  expect('15.00 EUR').toMatchInlineSnapshot(\`"12.00 EUR"\`);
});
  test('added', () => { expect('new').toMatchSnapshot(); });
  test.skip('skipped', () => { expect('new').toMatchSnapshot(); });
`,
  [SNAPSHOTS]: stored,
  '__snapshots__/deleted.test.ts.snap': stored,
  'entry.config.mjs': "export default { projects: [{ name: 'shop', update: true }] };",
  'always.config.mjs': 'export default { update: true };',
};
let plain: RstestRun;
let ci: RstestRun;
let updated: RstestRun;
let entry: RstestRun;
let off: RstestRun;

beforeAll(async () => {
  [plain, ci, updated, entry, off] = await Promise.all([
    runRstest(files, ['run']),
    runRstest(files, ['run'], { env: { CI: 'true' } }),
    runRstest(files, ['run', '-u']),
    runRstest(files, ['run', '--config=entry.config.mjs']),
    runRstest(files, ['run', '--config=always.config.mjs', '--update=false']),
  ]);
});

test('#: It covers snapshot files and inline snapshots.', () => {
  expect(updated.code).toBe(0);
  expect(updated.file(SNAPSHOTS)).toContain('exports[`changed 1`] = `"15.00 EUR"`');
  expect(updated.file('invoice.test.ts')).toContain('toMatchInlineSnapshot(`"15.00 EUR"`)');
});

test('#: removes snapshots that no test uses anymore', () => {
  expect(plain.file(SNAPSHOTS)).toContain('nobody asks for it');
  expect(plain.output).toContain('1 obsolete');
  expect(updated.file(SNAPSHOTS)).not.toContain('nobody asks for it');
});

test('#what-happens-to-a-snapshot: A new snapshot fails there', () => {
  expect(plain.file(SNAPSHOTS)).toContain('exports[`added 1`]');
  expect(ci.file(SNAPSHOTS)).not.toContain('exports[`added 1`]');
  expect(ci.output).toContain('✗ added');
});

test('#pitfalls: turns it off for one run', () => {
  expect(off.code).toBe(1);
  expect(off.file(SNAPSHOTS)).toContain('exports[`changed 1`] = `"12.00 EUR"`');
});

test('#pitfalls: Skipped tests keep their snapshots.', () => {
  expect(updated.file(SNAPSHOTS)).toContain('exports[`skipped 1`] = `"old"`');
});

test('#pitfalls: Snapshot files of deleted or renamed test files stay.', () => {
  expect(updated.file('__snapshots__/deleted.test.ts.snap')).toBe(stored);
});

test('#pitfalls: Inside an entry of projects it has no effect', () => {
  expect(entry.code).toBe(1);
  expect(entry.file(SNAPSHOTS)).toContain('exports[`changed 1`] = `"12.00 EUR"`');
});
