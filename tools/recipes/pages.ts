import assert from 'node:assert/strict';
import type { ProjectCopy } from './copy.ts';

const OLD = '/guide/basic/example';
const NEW = '/guide/advanced/example';
/** The files of {@link OLD}. */
const PAGES = ['en', 'zh'].map((lang) => `docs/${lang}${OLD}.mdx`);
/** Records about the samples of pages. */
const VERSIONS = 'docs/testedWith.json';
const RUNNABLE = 'docs/runnable.json';
const TITLES = ['--title', 'A first try', '--title-zh', '初次尝试'];

/**
 * Runs all checks that can pass on a generated page.
 * @param code arguments of `lint`, before the files that differ from the last commit
 * @param lint the arguments of `docs:lint`
 */
async function checkAll(
  copy: ProjectCopy,
  { code = [], lint }: { code?: readonly string[]; lint: readonly string[] },
): Promise<void> {
  const changed = copy
    .status()
    .map((line) => line.replace(/^\S+ /, ''))
    .filter((name) => /\.(?:ts|json)$/.test(name));
  await copy.run('lint', [...code, ...changed]);
  await copy.run('docs:lint', lint);
  await copy.run('i18n', ['--check']);
}

/** Creates, verifies, moves and removes a page, and checks that nothing remains. */
export async function newPage(copy: ProjectCopy): Promise<void> {
  const output = await copy.run('new', ['page', OLD, ...TITLES]);
  assert.match(output, /Next steps/);
  assert.ok(PAGES.every((name) => copy.has(name)));
  const contents = PAGES.map((name) => copy.read(name));
  // without lint rules, which read the whole project: the next recipe applies them to the same files
  await checkAll(copy, { code: ['--linter-enabled=false'], lint: ['--fix', 'guide/basic/example'] });
  assert.deepEqual(
    PAGES.map((name) => copy.read(name)),
    contents,
    'the language of the pages is right as "new" writes it',
  );
  const created = copy.status();
  const versions = copy.read(VERSIONS);
  await copy.run('docs:verify', ['guide/basic/example']);
  assert.equal(copy.read(VERSIONS), versions, 'the record of versions is right as "new" writes it');
  const before = copy.status();
  const added = before.filter((line) => !created.includes(line));
  assert.deepEqual(added, [`M ${RUNNABLE}`], 'only a run tells which samples run in browsers');
  assert.match(copy.read(RUNNABLE), /"guide\/basic\/example": /);

  const planned = await copy.run('move', [OLD, NEW, '--dry-run']);
  assert.match(planned, /no files were changed/);
  assert.deepEqual(copy.status(), before);
  await copy.run('move', [OLD, NEW]);
  assert.match(copy.read(RUNNABLE), /"guide\/advanced\/example": /);
  assert.ok(copy.has('docs/zh/guide/advanced/example.mdx') && !copy.has('docs/zh/guide/basic/example.mdx'));

  assert.match(await copy.run('remove', [NEW], 1), /have uncommitted changes/);
  await copy.run('remove', [NEW, '--force']);
  assert.deepEqual(copy.status(), [], 'new, move, and remove leave nothing behind');
}

/** Moves and removes a committed page, and checks that its old path redirects. */
export async function knownPage(copy: ProjectCopy): Promise<void> {
  await copy.run('new', ['page', OLD, ...TITLES]);
  copy.replace(
    'docs/en/guide/start/index.mdx',
    '\n## ',
    `\nSee [this](../basic/example.mdx#example).\n\n## `,
  );
  await copy.run('i18n', ['accept', 'guide/start/index']);
  copy.commit();
  await copy.run('move', [OLD, NEW]);
  assert.match(
    copy.read('docs/en/guide/start/index.mdx'),
    /\[this\]\(\.\.\/advanced\/example\.mdx#example\)/,
  );
  assert.match(copy.read('site.config.ts'), /'\/guide\/basic\/example': '\/guide\/advanced\/example'/);
  // the pages that have changed: all others are a step of `npm test`
  await checkAll(copy, { lint: ['guide/advanced/example', 'guide/start/index'] });
  await copy.run('check:content');

  assert.match(await copy.run('remove', [NEW, '--force'], 1), /docs\/en\/guide\/start\/index\.mdx:\d+ /);
  await copy.run('remove', [NEW, '--force', '--redirect', '/guide/start/quick-start']);
  assert.match(copy.read('site.config.ts'), /'\/guide\/basic\/example': '\/guide\/start\/quick-start'/);
  await copy.run('check:content');
  copy.reset();

  // a page written by hand in one language
  copy.remove('docs/en/guide/basic/example.mdx');
  copy.remove('docs/zh/guide/basic/example.mdx');
  const output = await copy.run('check:content', [], 1);
  assert.match(output, /Dead link.*example\.mdx/);
  copy.reset();
}
