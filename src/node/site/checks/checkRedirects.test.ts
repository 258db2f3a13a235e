import { describe, expect, it } from 'vitest';
import { serveForTest } from '../../../../testing/servedSite.ts';
import { prepareWholeSite, temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import { routesFile } from '../siteModel.ts';

const files = {
  'docs/en/new.mdx': '# New\n\n## Part\n',
  'docs/zh/new.mdx': '# 新\n\n## 部分 {#part}\n',
};

async function findProblems(redirects: Record<string, string>): Promise<string[]> {
  const { allProblems } = await prepareWholeSite(files, { redirects });
  return allProblems.map(({ message, advice }) => `${message} ${advice}`);
}

describe('checkRedirects', () => {
  it.each([
    [
      'a loop',
      { '/a': '/b', '/b': '/A.html' },
      'redirects: "/a" redirects to itself. Redirect it to a page.',
    ],
    ['itself', { '/a': '/a/' }, 'redirects: "/a" redirects to itself. Redirect it to a page.'],
    [
      'a chain',
      { '/a': '/b', '/b': '/new' },
      'redirects: "/a" redirects to "/b", which redirects again. Redirect it to "/new" directly.',
    ],
    [
      'no page',
      { '/a': '/nwe' },
      'redirects: "/a" redirects to "/nwe", which does not exist. Did you mean "/new"?',
    ],
    [
      'no heading',
      { '/a': '/new#prat' },
      'redirects: "/a" redirects to "/new#prat", but the page has no heading "#prat". Did you mean "#part"?',
    ],
    [
      'from a file of every site',
      { '/sitemap.xml': '/new' },
      'redirects: "/sitemap.xml" is the name of a generated file. Remove the redirect.',
    ],
    ['from a page', { '/NEW/': '/new' }, 'redirects: "/NEW/" redirects to itself. Redirect it to a page.'],
    [
      'from a page of another language',
      { '/zh/new': '/new' },
      'redirects: "/zh/new" is the path of a page. Remove the redirect, or move the page.',
    ],
    [
      'with a wildcard',
      { '/old/*': '/new' },
      'redirects: "/old/*" has a placeholder. List every old path separately.',
    ],
    [
      'with a placeholder',
      { '/old/:page': '/new' },
      'redirects: "/old/:page" has a placeholder. List every old path separately.',
    ],
    [
      'from outside the site',
      { '/../old': '/new' },
      'redirects: "/../old" contains "." or "..". Write the path without dots.',
    ],
    [
      'from one path twice',
      { '/Old': '/new', '/old/': '/new#part' },
      'redirects: "/old/" is the same path as "/Old". Keep one of them.',
    ],
    [
      'from the not-found page',
      { '/zh/404.html': '/new' },
      'redirects: "/zh/404.html" is the not-found page. Remove the redirect.',
    ],
    [
      'from a hash',
      { '/a#b': '/new' },
      'redirects: "/a#b" has a hash, which browsers do not send to hosts. Remove it.',
    ],
  ])('reports an invalid redirect: %s', async (_what, redirects, message) => {
    expect(await findProblems(redirects)).toContain(message);
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', '/new?a=1', 'new'])(
    'rejects a redirect to "%s", which is not a path',
    async (to) => {
      await expect(findProblems({ '/a': to })).rejects.toThrow('must be a path of this site');
    },
  );
});

it('normalizes redirects like paths and ids', async () => {
  const [page, head, old] = ['café', 'élan', 'älter'].map((name) => name.normalize('NFD'));
  const { allProblems, model } = await prepareWholeSite(
    { [`docs/en/${page}.mdx`]: `# A\n\n## Part {#${head}}\n` },
    { redirects: { [`/${old}`]: `/${page}#${head}` }, languages: [{ lang: 'en', label: 'English' }] },
  );
  expect(allProblems).toEqual([]);
  expect(routesFile(model)).toMatchObject({
    pages: [encodeURI('/café')],
    redirects: { [encodeURI('/älter')]: `${encodeURI('/café')}#élan` },
  });
});

it('redirects every variant of the old path, in every language, and keeps the query', async () => {
  const redirects = {
    '/zh/both': '/zh/new#part',
    '/both': '/new',
    '/old/page.html': '/new#part',
    '/zh/only': '/zh/new',
    '/%E8%80%81%20a': '/new',
  };
  const { allProblems, model } = await prepareWholeSite(files, { redirects });
  expect(allProblems).toEqual([]);
  const folder = temporaryFolder();
  writeFiles(folder, { 'routes.json': JSON.stringify(routesFile(model)), '404.html': 'lost' });
  const site = await serveForTest(folder);
  const ask = async (pathname: string) => (await site.ask(`${pathname}?a=1`)).headers.location;
  for (const path of ['/old/page', '/OLD/Page/', '/old/page.html', '/en/old/page/index.html'])
    expect([path, await ask(path)]).toEqual([path, '/new?a=1#part']);
  expect(await ask('/zh/old/page')).toBe('/zh/new?a=1#part');
  expect(await ask('/zh/only')).toBe('/zh/new?a=1');
  expect(await ask('/only')).toBeUndefined();
  expect(await ask('/both')).toBe('/new?a=1');
  expect(await ask('/zh/both'), 'its own is nearer').toBe('/zh/new?a=1#part');
  expect(await ask('/zh/%E8%80%81%20A'), 'copied from an address bar').toBe('/zh/new?a=1');
});
