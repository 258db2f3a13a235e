import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { navigationText, temporarySite, writeFiles } from '../../testing/temporarySite.ts';
import { checkSite } from './checkSite.ts';

it('finds everything that a build would find in the content, however often it runs', async () => {
  const site = temporarySite({
    'docs/navigation.ts': navigationText({ sidebar: { '/': ['/', '/nothing'] } }),
    'docs/en/index.mdx': '---\ntitel: Home\n---\n\n# Home\n',
    'docs/en/a.mdx': '# A\n\n[gone](/gone) [nowhere](/b#nowhere)\n\n## One\n',
    'docs/en/b.mdx': '---\nsidebar: false\n---\n\n# B\n',
    'docs/zh/a.mdx': '# 甲\n',
    'locales/zh.json': '{',
  });
  const first = await checkSite(site);
  expect(first.pages).toBe(4);
  expect(first.problems.map(({ file, line, severity }) => `${severity} ${file}:${line}`).sort()).toEqual([
    'error docs/en/a.mdx:3',
    'error docs/en/a.mdx:3',
    'error docs/en/a.mdx:undefined', // in no sidebar
    'error docs/en/index.mdx:2',
    'error docs/navigation.ts:6',
    'error locales/zh.json:1',
    'warning docs/zh/a.mdx:1',
    'warning docs/zh/a.mdx:1',
    'warning docs/zh/a.mdx:1',
  ]);
  expect(readdirSync(path.join(site.cacheDir, 'pages'))).toHaveLength(4);
  expect(await checkSite(site), 'from the cache').toEqual(first);
  const differences = first.problems.filter(({ severity }) => severity === 'warning');
  expect((await checkSite(site, 'docs/zh')).problems).toEqual(differences);
  expect((await checkSite(site, 'docs/z')).problems).toEqual([]);

  writeFiles(site.root, {
    'docs/navigation.ts': navigationText({ sidebar: { '/': ['/', '/a'] } }),
    'docs/en/index.mdx': '# Home\n',
    'docs/en/a.mdx': '# A\n',
    'locales/zh.json': '{ "language": 1 }',
  });
  expect((await checkSite(site, 'docs/zh/')).problems, 'no differences').toEqual([]);
  const second = await checkSite(site);
  expect([...new Set(second.problems.map(({ file }) => file))]).toEqual(['locales/zh.json']);
});
