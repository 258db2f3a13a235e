import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ResolvedSite } from '../../../src/node/config/resolveSite.ts';
import { writeFiles } from '../../../testing/temporarySite.ts';
import { checkEditedSite, editedSite, navigation } from '../testing/editedSite.ts';
import { Changes } from './changes.ts';
import { type PageRemoval, planRemoval } from './planPageMove.ts';

async function remove(site: ResolvedSite, plan: Omit<PageRemoval, 'version'>) {
  const changes = new Changes(site);
  const { dangling, manualSteps } = await planRemoval(site, changes, { version: '', ...plan });
  return { changes, dangling, manualSteps, read: (name: string) => changes.text(path.join(site.root, name)) };
}

describe('planRemoval', () => {
  it('lists the links that would become dead', async () => {
    const { dangling } = await remove(await editedSite(), { path: '/guide/basic/old' });
    expect(dangling.map(({ place, written }) => `${place} ${written}`)).toEqual([
      'docs/en/api/index.md:3 ../guide/basic/old.mdx',
      'docs/en/guide/basic/other.mdx:3 ./old.mdx',
      'docs/en/guide/basic/other.mdx:5 ../basic/old',
      'docs/en/guide/index.mdx:3 /guide/basic/old#part',
      'docs/en/guide/index.mdx:3 ./basic/old.mdx',
      'docs/en/guide/index.mdx:3 basic/old#part',
      'docs/en/guide/index.mdx:3 /guide/basic/old.html?x',
      'docs/en/guide/index.mdx:5 ./basic/old.mdx#part',
      'docs/en/guide/index.mdx:7 /zh/guide/basic/old',
      'docs/en/index.mdx:8 /guide/basic/old#part',
      'docs/shared/part.mdx:1 /guide/basic/old',
      'docs/zh/guide/basic/other.mdx:3 ./old.mdx#part',
    ]);
  });

  it('redirects links and readers to another page, and removes the page everywhere else', async () => {
    const site = await editedSite();
    const { changes, dangling, manualSteps, read } = await remove(site, {
      path: '/guide/basic/old',
      redirect: '/Guide/basic/other#other',
    });
    expect([dangling, manualSteps]).toEqual([[], []]);
    expect(read('docs/en/guide/index.mdx')).toContain(
      '[a](/guide/basic/other#other) [b](./basic/other.mdx#other) [c](basic/other#other) [d](/guide/basic/other.html?x#other)',
    );
    expect(read('docs/navigation.ts')).toBe(
      navigation.replace("[{ text: 'Old', link: '/guide/basic/old' }]", '[]').replace("'old', ", ''),
    );
    expect(read('site.config.ts')).toContain(
      "'/a': '/guide/basic/other#other',\n    '/zh/b': '/zh/guide/basic/other#other',\n    '/guide/new': '/guide/',\n    '/guide/basic/old': '/guide/basic/other#other',\n",
    );
    expect(Object.keys(JSON.parse(read('locales/translations.json')).zh.pages)).toEqual([
      'guide/basic/other.mdx',
    ]);
    changes.apply();
    writeFiles(site.root, { 'docs/zh/guide/basic/other.mdx': '# 别的 {#other}\n\n[a](./other.mdx#other)\n' });
    expect(await checkEditedSite(site)).toEqual([]);
  });

  it('removes an unlinked page without a redirect and reports it', async () => {
    const site = await editedSite();
    const { changes, dangling, manualSteps } = await remove(site, { path: '/api/' });
    changes.apply();
    expect(dangling).toEqual([]);
    expect(manualSteps).toEqual([expect.stringContaining('/api/ no longer exists')]);
    expect(existsSync(path.join(site.docsDir, 'en/api'))).toBe(false);
  });

  it.each([
    ['/guide/basic/odl', undefined, 'Page not found: "/guide/basic/odl"'],
    ['/guide/basic/old', '/guide/basic/none', 'Page not found: "/guide/basic/none"'],
    ['/guide/basic/old', '/guide/basic/OLD', 'cannot redirect to itself'],
  ])('rejects removing %s with a redirect to %s', async (routePath, redirect, message) => {
    await expect(remove(await editedSite(), { path: routePath, redirect })).rejects.toThrow(message);
  });
});
