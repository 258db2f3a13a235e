import { describe, expect, it } from 'vitest';
import { type Files, prepareWholeSite, temporarySite } from '../../../testing/temporarySite.ts';
import type { SiteConfig } from '../../shared/siteConfig.ts';
import { checkOutputFolder, checkOutputs } from './checkOutputs.ts';

async function findClashes(names: string[], config: Partial<SiteConfig> = {}) {
  const files = Object.fromEntries(names.map((name) => [name, '# A']));
  const prepared = await prepareWholeSite({ 'docs/en/index.md': '# A', ...files }, config);
  return checkOutputs(prepared.site, prepared).map(({ severity, file, message }) => ({
    severity,
    files: [file, /this file and (.*) would be/.exec(message)?.[1]],
  }));
}

describe('checkOutputs', () => {
  it.each([
    ['docs/en/clash.md', 'public/clash.html'],
    ['docs/en/clash.md', 'public/Clash.md'],
    ['docs/en/clash.md', 'public/clash.json'],
    ['docs/en/clash.md', 'public/clash'],
    ['docs/en/clash.md', 'public/clash/index.html'],
    ['docs/en/index.md', 'public/index.html'],
    ['docs/en/includeSource.md', 'public/includesource.html'],
    ['docs/en/50% off.md', 'public/50% off.html'],
    ['docs/en/a.html/b.md', 'docs/en/a.md'],
    ['docs/en/a/b.md', 'public/a'],
    ["the engine's search.json", 'docs/en/search.md'],
    ["the engine's routes.json", 'docs/en/routes.md'],
    ["the engine's files.json", 'docs/en/files.md'],
    ["the engine's routes.json", 'public/routes.json'],
    ["the engine's assets/", 'public/assets'],
    ['the not-found page', 'public/404.html'],
    ['the not-found page', 'docs/en/404/index.md'],
  ])('reports %s and %s, which have the same path', async (first, second) => {
    const problems = await findClashes([first, second].filter((name) => /^(?:docs|public)\//.test(name)));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.severity).toBe('error');
    expect([...(problems[0]?.files ?? [])].sort()).toEqual([first, second].sort());
  });

  it('reports a file at the old path of a redirect', async () => {
    const problems = await findClashes(['public/old.html'], { redirects: { '/old': '/' } });
    expect(problems).toMatchObject([{ files: ['public/old.html', 'the redirect of "/old"'] }]);
  });

  it('accepts public files that may replace generated ones', async () => {
    const names = [
      'robots.txt',
      'sitemap.xml',
      '_headers',
      '_redirects',
      '.nginx/http.conf',
      'llms.txt',
      'zh/llms.txt',
    ];
    expect(await findClashes(names.map((name) => `public/${name}`))).toEqual([]);
  });

  it('accepts similar names and a custom 404 page', async () => {
    const names = [
      'docs/en/guide/a.md',
      'public/guide/a.txt',
      'docs/en/404.md',
      'docs/zh/404.md',
      'public/.gitkeep',
    ];
    expect(await findClashes(names)).toEqual([]);
    expect(await findClashes(['docs/en/search.md'], { themeConfig: { search: false } })).toEqual([]);
  });
});

describe('checkOutputFolder', () => {
  const check = (files: Files) => checkOutputFolder(temporarySite(files));

  it.each([
    ['does not exist', {}],
    ['contains an earlier site', { 'dist/files.json': '', 'dist/routes.json': '', 'dist/a.html': '' }],
    ['only contains files of editors and of git', { 'dist/.gitkeep': '', 'dist/.git': '' }],
    [
      'contains a site that a killed build has partly published',
      { 'dist/.publishing-1/a': '', 'dist/assets/a': '' },
    ],
  ])('accepts a folder that %s', (_, files) => expect(check(files as Files)).toEqual([]));

  it.each(['dist/App.tsx', 'dist/index.html', 'dist/pages/index.tsx', 'dist/.bashrc', 'dist/.ssh/key'])(
    'rejects a folder that contains %s',
    (name) => {
      expect(check({ [name]: '' })).toMatchObject([
        { message: expect.stringContaining(name.split('/').slice(0, 2).join('/')) },
      ]);
    },
  );
});
