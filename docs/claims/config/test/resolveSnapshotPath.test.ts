import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const suite = `import { expect, test } from '@rstest/core';
  test('matches', async () => {
    expect({ total: 30 }).toMatchSnapshot();
    await expect('page').toMatchFileSnapshot('./page.html');
    expect(1).toMatchInlineSnapshot('1');
  });`;
const files = { 'src/a.test.ts': suite };
const set = (body: string, more = ''): string =>
  `export default { resolveSnapshotPath: (testPath, snapExtension) => ${body}, ${more} };`;
const STORED = '"total": 30';
let beside: RstestRun;

beforeAll(async () => {
  beside = await runRstest({
    ...files,
    'rstest.config.ts': set(
      "(console.log('CALLED', testPath.startsWith('/'), snapExtension), testPath + snapExtension)",
    ),
  });
});

test('#: It receives the absolute path of a test file and the extension .snap', () => {
  expect(beside.output).toContain('CALLED true .snap');
});

test('#: returns the path of the snapshot file', () => {
  expect(beside.file('src/a.test.ts.snap')).toContain(STORED);
  expect(beside.file('src/__snapshots__/a.test.ts.snap')).toBeUndefined();
});

test('#pitfalls: toMatchFileSnapshot has its own path, and inline snapshots are in the test', () => {
  expect(beside.file('src/page.html')).toBe('page');
  expect(beside.file('src/a.test.ts')).toContain("toMatchInlineSnapshot('1')");
});

test('#pitfalls: It runs in the main process, not in the workers', () => {
  // a worker's message would have a heading with the name of the file
  expect(beside.output).not.toMatch(/log \| .*\n.*CALLED/);
});

test('#: the snapshots of src/cart.test.ts are in src/__snapshots__/cart.test.ts.snap', async () => {
  const run = await runRstest({ 'src/cart.test.ts': suite });
  expect(run.file('src/__snapshots__/cart.test.ts.snap')).toContain(STORED);
});

test('#move-existing-snapshots: locally, every snapshot counts as new and is written again; in CI, where nothing new is written, the tests fail', async () => {
  const moved = {
    ...files,
    'src/__snapshots__/a.test.ts.snap': beside.file('src/a.test.ts.snap') ?? '',
    'src/page.html': 'page',
    'rstest.config.ts': set('testPath + snapExtension'),
  };
  const local = await runRstest(moved);
  expect(local.output).toContain('Snapshots 1 written');
  expect((await runRstest(moved, ['run'], { env: { CI: 'true' } })).code).toBe(1);
});

test('#pitfalls: they overwrite each other, and snapshots get lost without a word', async () => {
  // each waits until the other has surely begun
  const named = (name: string): string => `import { expect, test } from '@rstest/core';
    test('${name}', async () => {
      expect('${name}').toMatchSnapshot();
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    });`;
  const run = await runRstest(
    {
      ...{ 'a.test.ts': named('first'), 'b.test.ts': named('second') },
      'rstest.config.ts': set("process.cwd() + '/all.snap'"),
    },
    ['run', '--pool.maxWorkers', '2'],
  );
  expect(run.code).toBe(0);
  const stored = ['first', 'second'].filter((name) => run.file('all.snap')?.includes(name));
  expect(stored).toHaveLength(1);
});

test('#pitfalls: A relative one starts at the folder where you started Rstest', async () => {
  const run = await runRstest({ ...files, 'rstest.config.ts': set("'a' + snapExtension", "root: 'src'") });
  expect(run.file('a.snap')).toContain(STORED);
});

test('#pitfalls: One function serves all projects; inside an entry of projects it is ignored', async () => {
  const project = (own: string): string => `projects: [{ name: 'src', root: 'src', ${own} }]`;
  const root = await runRstest({
    ...files,
    'rstest.config.ts': set('testPath + snapExtension', project('')),
  });
  expect(root.file('src/a.test.ts.snap')).toContain(STORED);
  const inner = project("resolveSnapshotPath: (testPath) => testPath + '.own'");
  const ignored = await runRstest({ ...files, 'rstest.config.ts': `export default { ${inner} };` });
  expect(ignored.file('src/a.test.ts.own')).toBeUndefined();
  expect(ignored.file('src/__snapshots__/a.test.ts.snap')).toContain(STORED);
});
