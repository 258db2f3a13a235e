import { expect, it } from 'vitest';
import { prepareWholeSite } from '../testing/temporarySite.ts';

const problemsOf = async (en: string, zh: string) =>
  (await prepareWholeSite({ 'docs/en/a.mdx': en, 'docs/zh/a.mdx': zh })).allProblems;

it('finds nothing wrong with the same ids', async () => {
  expect(
    await problemsOf('# A\n\n## One\n\n### Two {#b}\n', '# 甲\n\n## 一 {#one}\n\n### 二 {#b}\n'),
  ).toEqual([]);
});

it('warns of ids that the other language lacks', async () => {
  expect(await problemsOf('# A\n\n## One\n\n## Two\n', '# 甲\n\n## 一\n\n## Two\n')).toEqual([
    {
      severity: 'warning',
      file: 'docs/zh/a.mdx',
      message: 'Its headings have other ids than those of docs/en/a.mdx.',
      advice: 'Missing here: {#one}. Only here: {#一}.',
    },
  ]);
});

it('says nothing of a page that is broken', async () => {
  const problems = await problemsOf('# A\n\n## One\n', '# 甲\n\n<Tabs>\n');
  expect(problems).toEqual([expect.objectContaining({ severity: 'error', file: 'docs/zh/a.mdx', line: 3 })]);
});
