import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en.json' with { type: 'json' };
import { compileInProcess } from '../../../../testing/compileInProcess.ts';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { type Files, navigationText, temporarySite, writeFiles } from '../../../../testing/temporarySite.ts';
import { dedupeProblems } from '../../base/problems.ts';
import { DevSite } from './devSite.ts';

const files: Files = {
  'docs/en/a.mdx':
    'import Part from \'./shared/part.mdx\'\n\n# A\n\n<Part />\n\n```txt file="./code.txt"\n```\n',
  'docs/en/b.mdx': '# B\n\n[c](./c.mdx#one)\n',
  'docs/en/c.mdx': '# C\n\n## One\n',
  'docs/zh/c.mdx': '# 丙\n\n## 一 {#one}\n',
  'docs/en/shared/part.mdx': 'part one\n',
  'docs/en/code.txt': 'code one\n',
};

function start(extraFiles: Files = {}) {
  const site = temporarySite({ ...files, ...extraFiles });
  let before = Promise.resolve();
  /** Holds back the compiler until an event has happened. */
  const waitFor = (event: Promise<void>) => {
    before = event;
  };
  const dev = new DevSite(
    site,
    compileInProcess(site, () => before),
  );
  const edit = (name: string, text: string, kind: 'add' | 'change' = 'change') => {
    writeFiles(site.root, { [name]: text });
    return dev.handleChanges(new Map([[path.join(site.root, name), kind]]));
  };
  const remove = (name: string) => {
    rmSync(path.join(site.root, name));
    return dev.handleChanges(new Map([[path.join(site.root, name), 'unlink' as const]]));
  };
  /** The article of a page as it would be rendered. */
  const show = async (pagePath: string) => {
    const page = await dev.page(pagePath);
    return page?.compiled && renderCompiled(page.compiled);
  };
  const problems = async () => {
    const { site: siteProblems, pages } = await dev.problems();
    return dedupeProblems([...siteProblems, ...[...pages.values()].flat()]);
  };
  return { dev, edit, problems, remove, show, waitFor };
}

describe('a page', () => {
  it('compiles a page when it is opened', async () => {
    const { dev, show } = start({ 'docs/en/b.mdx': '# B\n\n[c](./c.mdx#one) [d](/d)\n', 'public/d': '' });
    expect(await show('/b')).toContain('<h1 id="b">B</h1>');
    expect((await dev.page('/b'))?.prepared).toMatchObject({ links: ['/c#one', '/d'], files: ['/d'] });
    expect(await dev.page('/none')).toBeUndefined();
  });

  it('returns the outline once a page is compiled', async () => {
    const { dev } = start();
    const { prepared } = await dev.structure();
    expect(prepared.pages.find(({ page }) => page.pagePath === '/c')?.page).toMatchObject({
      title: 'C',
      toc: [],
    });
    expect((await dev.page('/c'))?.prepared.page.toc.map(({ id }) => id)).toEqual(['one']);
  });

  it('returns the not-found page in the language of the URL', async () => {
    const { dev } = start();
    expect((await dev.notFoundPage('/zh/none')).prepared.page.lang).toBe('zh');
    expect((await dev.notFoundPage('/none')).prepared.page).toMatchObject({ lang: 'en', pageType: '404' });
  });
});

describe('an edit', () => {
  it('updates pages when a string changes, also if it replaces a missing translation', async () => {
    const { edit, show } = start();
    await show('/b');
    expect(await edit('docs/en/b.mdx', '# B\n\nNew words.\n')).toEqual(['/b', '/zh/b']);
    expect(await show('/b')).toContain('New words.');
    expect(await show('/zh/b')).toContain('New words.');
  });

  it('keeps an edit of a page that is being compiled', async () => {
    const { edit, show, waitFor } = start();
    const { promise, resolve } = Promise.withResolvers<void>();
    await show('/c');
    waitFor(promise);
    const tab = show('/b');
    await new Promise(setImmediate);
    waitFor(Promise.resolve());
    await edit('docs/en/b.mdx', '# B\n\nNew words.\n');
    resolve();
    expect(await tab).toContain('New words.');
    expect(await show('/b')).toContain('New words.');
  });

  it('keeps page and shell in sync when a title changes while a page opens', async () => {
    const { dev, edit, show, waitFor } = start();
    const { promise, resolve } = Promise.withResolvers<void>();
    await show('/c');
    waitFor(promise);
    const opening = dev.page('/b');
    await new Promise(setImmediate);
    waitFor(Promise.resolve());
    await edit('docs/en/c.mdx', '# New title\n\n## One\n');
    resolve();
    const page = await opening;
    expect(page?.siteData.map(({ url }) => url)).toContain(page?.prepared.siteDataUrl);
    expect(page?.siteData[0]?.json).toContain('New title');
  });

  it('keeps the last valid page when an edit adds a syntax error, and reports the error', async () => {
    const { dev, edit, problems, show } = start();
    await show('/c');
    expect(await edit('docs/en/c.mdx', '# C\n\n## One\n\n<Tabs>\n')).toEqual(['/c']);
    expect(await show('/c')).toContain('One</');
    expect(await problems()).toMatchObject([{ code: 'syntax', line: 5 }]);
    expect((await dev.page('/c'))?.prepared.page.toc.map(({ id }) => id)).toEqual(['one']);
    await edit('docs/en/c.mdx', '# C\n\n## One\n\nFixed.\n');
    expect(await show('/c')).toContain('Fixed.');
    expect(await problems()).toEqual([]);
  });

  it('updates all pages when a title changes', async () => {
    const { dev, edit, show } = start();
    await show('/b');
    expect(await edit('docs/en/b.mdx', '# New title\n')).toBe('all');
    expect((await dev.page('/c'))?.prepared.page.prev?.text).toBe('New title');
  });

  it.each([
    ['docs/en/shared/part.mdx', 'part two'],
    ['docs/en/code.txt', 'code two'],
  ])('only updates the pages that show %s', async (name, text) => {
    const { edit, show } = start();
    await show('/a');
    expect(await edit(name, `${text}\n`)).toEqual(['/a', '/zh/a']);
    expect(await show('/a')).toContain(text);
  });

  it('updates all pages when the navigation changes', async () => {
    const { dev, edit } = start({
      'docs/navigation.ts': navigationText({ sidebar: { '/': ['/a', '/b', '/c'] } }),
    });
    expect((await dev.page('/b'))?.prepared.page.next?.link).toBe('/c');
    const reversed = navigationText({ sidebar: { '/': ['/c', '/b', '/a'] } });
    expect(await edit('docs/navigation.ts', `${reversed}// changed\n`)).toBe('all');
    expect((await dev.page('/b'))?.prepared.page.next?.link).toBe('/a');
  });

  it('updates all pages, including articles, when strings change', async () => {
    const { edit, show } = start({ 'locales/en.json': JSON.stringify(en) });
    expect(await show('/c')).toContain(`aria-label="${en.headingLink.replace('{{heading}}', 'One')}"`);
    expect(await edit('locales/en.json', JSON.stringify({ ...en, headingLink: 'To {{heading}}' }))).toBe(
      'all',
    );
    expect(await show('/c')).toContain('aria-label="To One"');
  });

  it('adds and removes pages', async () => {
    const { edit, remove, show } = start();
    expect(await show('/new')).toBeUndefined();
    expect(await edit('docs/en/new.mdx', '# New\n', 'add')).toBe('all');
    expect(await show('/new')).toContain('New');
    expect(await remove('docs/en/new.mdx')).toBe('all');
    expect(await show('/new')).toBeUndefined();
  });
});

describe('problems', () => {
  it('reports problems of a page when it is opened, until they are fixed', async () => {
    const { dev, edit, problems, show } = start({ 'docs/en/b.mdx': '# B\n\n<Mystery />\n' });
    expect(await problems()).toEqual([]);
    await dev.page('/b');
    expect(await problems()).toEqual([expect.objectContaining({ file: 'docs/en/b.mdx', line: 3 })]);
    await edit('docs/en/b.mdx', '# B\n\nFixed.\n');
    expect(await problems()).toEqual([]);
    expect(await show('/b')).toContain('Fixed.');
  });

  it('reports problems of a fragment until they are fixed', async () => {
    const { dev, edit, problems } = start({ 'docs/en/shared/part.mdx': '<Mystery />\n' });
    await dev.page('/a');
    expect(await problems()).toEqual([expect.objectContaining({ file: 'docs/en/shared/part.mdx', line: 1 })]);
    await edit('docs/en/shared/part.mdx', 'part\n');
    await dev.page('/a');
    expect(await problems()).toEqual([]);
  });

  it('reports dead anchors in unopened pages', async () => {
    const { dev, edit, problems } = start({ 'docs/en/b.mdx': '# B\n\n[c](./c.mdx#two)\n' });
    await dev.page('/b');
    expect(await problems()).toEqual([
      expect.objectContaining({ message: 'Dead anchor: docs/en/c.mdx has no heading "#two".' }),
    ]);
    await edit('docs/en/c.mdx', '# C\n\n## Two\n');
    expect(await problems()).toEqual([
      expect.objectContaining({ severity: 'warning', file: 'docs/zh/c.mdx' }),
      expect.objectContaining({ severity: 'warning', file: 'docs/zh/c.mdx' }),
    ]);
  });

  it('reports differences between languages once one of the pages is open', async () => {
    const { dev, edit, problems } = start({ 'docs/zh/c.mdx': '# 丙\n' });
    await dev.page('/b');
    expect(await problems()).toEqual([]);
    for (const pagePath of ['/c', '/zh/c']) {
      await dev.page(pagePath);
      expect((await dev.problems()).pages.get(pagePath)).toEqual([
        expect.objectContaining({ severity: 'warning', file: 'docs/zh/c.mdx' }),
      ]);
    }
    await edit('docs/zh/c.mdx', '# 丙\n\n## 一 {#one}\n');
    expect(await problems()).toEqual([]);
  });

  it('reports problems of the whole site immediately', async () => {
    const { edit, problems } = start({
      'docs/navigation.ts': navigationText({ sidebar: { '/': ['/a', '/b'] } }),
    });
    expect(await problems()).toEqual([expect.objectContaining({ file: 'docs/en/c.mdx' })]);
    await edit('docs/navigation.ts', `${navigationText({ sidebar: { '/': ['/a', '/b', '/c'] } })}\n`);
    expect(await problems()).toEqual([]);
  });
});
