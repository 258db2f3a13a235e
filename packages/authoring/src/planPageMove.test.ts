import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ResolvedSite } from '../../../src/node/config/resolveSite.ts';
import { writeFiles } from '../../../testing/temporarySite.ts';
import { contentHash } from '../../translations/src/record.ts';
import { checkEditedSite, editedSite, navigation } from '../testing/editedSite.ts';
import { Changes } from './changes.ts';
import { type PageMove, planMove } from './planPageMove.ts';

async function move(site: ResolvedSite, plan: Omit<PageMove, 'version'>) {
  const changes = new Changes(site);
  const manualSteps = await planMove(site, changes, { version: '', ...plan });
  changes.apply();
  return {
    manualSteps,
    list: changes.list(),
    read: (name: string) => readFileSync(path.join(site.root, name), 'utf8'),
  };
}

describe('planPageMove', () => {
  it('updates all links to the page', async () => {
    const site = await editedSite();
    expect(await checkEditedSite(site)).toEqual([]);
    const { manualSteps, read } = await move(site, { from: '/guide/basic/old', to: '/guide/new' });
    expect(manualSteps).toEqual(['Check in docs/navigation.ts that "/guide/" is the right section.']);
    expect(read('docs/en/index.mdx')).toContain('link: /guide/new#part\n');
    expect(read('docs/en/guide/index.mdx')).toBe(
      '# Guide\n\n[a](/guide/new#part) [b](./new.mdx) [c](new#part) [d](/guide/new.html?x) [e]\n\n[e]: ./new.mdx#part "f"\n\n<Card title="g" link="/zh/guide/new">h</Card>\n\n`[i](/guide/basic/old)`\n',
    );
    expect(read('docs/en/guide/new.mdx')).toBe(
      'import Part from \'../../shared/part.mdx\'\n\n# Old\n\n## Part\n\n[a](#part) [b](./basic/other.mdx) [c](./#guide) ![d](./a.svg)\n\n<Part />\n\n```ts file="../../shared/a.ts"\n```\n',
    );
    expect(read('docs/en/guide/basic/other.mdx')).toBe(
      '# Other\n\n[a](../new.mdx)\n\n<a href="../new">b</a>\n',
    );
    expect(read('docs/en/api/index.md')).toContain('<a href="../guide/new.mdx">');
    expect(read('docs/zh/guide/basic/other.mdx')).toContain('[a](../new.mdx#part)');
    expect(read('docs/shared/part.mdx')).toBe('[a](/guide/new)\n');
    expect(existsSync(path.join(site.docsDir, 'en/guide/basic/old.mdx'))).toBe(false);
    expect(await checkEditedSite(site)).toEqual([]);
  });

  it.each([
    ['[a](/guide/basic/old)', '[a](/guide/new)'],
    ['[a](old)', '[a](../new)'],
    ['[a]( OLD.mdx#part )', '[a]( ../new.mdx#part )'],
    ['[a](<old> "b")', '[a](<../new> "b")'],
    ['[a](\nold)', '[a](\n../new)'],
    ['[a](./%6Fld.mdx)', '[a](../new.mdx)'],
    ['[a]\n\n[a]:\nold', '[a]\n\n[a]:\n../new'],
    ['<a href="old">b</a>', '<a href="../new">b</a>'],
    ["<a href = 'old?c'>b</a>", "<a href = '../new?c'>b</a>"],
    ['<a href={`old`}>b</a>', '<a href={`../new`}>b</a>'],
  ])('updates a link in every syntax: %j', async (written, now) => {
    const site = await editedSite();
    writeFiles(site.root, { 'docs/en/guide/basic/more.mdx': `# More\n\n${written}\n` });
    const { read } = await move(site, { from: '/guide/basic/old', to: '/guide/new' });
    expect(read('docs/en/guide/basic/more.mdx')).toBe(`# More\n\n${now}\n`);
  });

  it('keeps the place of the page in the sidebar, or moves it to the pages of its new folder', async () => {
    const site = await editedSite();
    const { read } = await move(site, { from: '/guide/basic/old', to: '/guide/basic/new' });
    expect(read('docs/navigation.ts')).toBe(
      navigation.replace("link: '/guide/basic/old'", "link: '/guide/basic/new'").replace("'old'", "'new'"),
    );
    const far = await move(site, { from: '/guide/basic/new', to: '/api/new' });
    expect(far.manualSteps).toEqual([]);
    expect(far.read('docs/navigation.ts')).toBe(
      navigation
        .replace("link: '/guide/basic/old'", "link: '/api/new'")
        .replace("'old', ", '')
        .replace("['/api/']", "['/api/', '/api/new']"),
    );
    const back = await move(site, { from: '/api/new', to: '/guide/basic/old', section: 'basics' });
    expect(back.read('docs/navigation.ts')).toBe(navigation.replace("'old', 'other'", "'other', 'old'"));
  });

  it('adds a redirect if the page was committed, and updates existing redirects', async () => {
    const site = await editedSite();
    const { read } = await move(site, { from: '/guide/basic/old', to: '/guide/new' });
    const redirects = (text: string) => /redirects: \{[^}]*\}/.exec(text)?.[0];
    expect(redirects(read('site.config.ts'))).toBe(
      "redirects: {\n    '/a': '/guide/new#part',\n    '/zh/b': '/zh/guide/new',\n    '/guide/basic/old': '/guide/new',\n  }",
    );
    // this path hasn't been published yet
    const again = await move(site, { from: '/guide/new', to: '/guide/newer' });
    expect(redirects(again.read('site.config.ts'))).toBe(
      "redirects: {\n    '/a': '/guide/newer#part',\n    '/zh/b': '/zh/guide/newer',\n    '/guide/basic/old': '/guide/newer',\n  }",
    );
    const back = await move(site, { from: '/guide/newer', to: '/guide/basic/old' });
    expect(redirects(back.read('site.config.ts'))).toBe(
      "redirects: {\n    '/a': '/guide/basic/old#part',\n    '/zh/b': '/zh/guide/basic/old',\n  }",
    );
  });

  it('keeps the state of translations', async () => {
    const site = await editedSite();
    const { read } = await move(site, { from: '/guide/basic/old', to: '/guide/new' });
    const { pages } = JSON.parse(read('locales/translations.json')).zh;
    expect(pages).toEqual({
      'guide/new.mdx': {
        from: contentHash(read('docs/en/guide/new.mdx')),
        to: contentHash(read('docs/zh/guide/new.mdx')),
      },
      'guide/basic/other.mdx': {
        from: '0123456789ab',
        to: contentHash(read('docs/zh/guide/basic/other.mdx')),
      },
    });
  });

  it.each([
    [
      '/guide/basic/odl',
      '/guide/new',
      'Page not found: "/guide/basic/odl". Did you mean "/guide/basic/old"?',
    ],
    ['/guide/basic/old', '/guide/basic/Other', 'The page already exists: docs/en/guide/basic/other.mdx'],
    ['/guide/basic/old', '/guide/basic/old', 'The page already has this path'],
    ['/guide/basic/old', 'guide/new', 'is not a valid page path'],
    ['/', '/home', 'cannot be moved'],
  ])('rejects moving %s to %s', async (from, to, message) => {
    await expect(move(await editedSite(), { from, to })).rejects.toThrow(message);
  });

  it('rejects the move while a page that may link to the moved one cannot be parsed', async () => {
    const site = await editedSite();
    writeFiles(site.root, { 'docs/zh/index.mdx': '# A\n\n<Card>[a](/guide/basic/old)\n' });
    await expect(move(site, { from: '/guide/basic/old', to: '/guide/new' })).rejects.toThrow(
      'docs/zh/index.mdx:3:1 error: <Card> is not closed.',
    );
  });

  it('ignores a page that cannot be parsed if it does not link to the moved one', async () => {
    const site = await editedSite();
    writeFiles(site.root, { 'docs/zh/other.mdx': '# A\n\n<Card>[a](/guide/other)\n' });
    const { read } = await move(site, { from: '/guide/basic/old', to: '/guide/new' });
    expect(read('docs/zh/other.mdx')).toContain('[a](/guide/other)');
  });
});
