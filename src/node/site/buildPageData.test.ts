import { describe, expect, it } from 'vitest';
import { type Files, navigationText, prepareWholeSite } from '../../../testing/temporarySite.ts';
import type { Frontmatter } from '../../shared/frontmatter.ts';
import type { Navigation, SidebarInput } from '../../shared/navigation.ts';
import { documentTitle } from './buildPageData.ts';

const pages: Files = Object.fromEntries(
  [
    'index',
    'guide/index',
    'guide/a',
    'guide/b',
    'guide/c',
    'guidebook',
    'config/index',
    'config/x',
    'alone',
  ].map((name) => [
    `docs/en/${name}.mdx`,
    `${name === 'alone' ? '---\nsidebar: false\n---\n' : ''}# Title of ${name}\n`,
  ]),
);

const prepare = (sidebar: Navigation['sidebar'], nav: Navigation['nav'] = []) =>
  prepareWholeSite({ ...pages, 'docs/navigation.ts': navigationText({ nav, sidebar }) });

describe('the pager', () => {
  const guide: SidebarInput[] = [
    { sectionHeaderText: 'Header' },
    '/guide/a',
    { dividerType: 'solid' },
    { link: 'https://a.test', text: 'Elsewhere' },
    {
      text: 'Group',
      link: '/guide/',
      items: ['/guide/b', { text: 'Inner', items: [{ link: '/guide/c', text: 'Named' }] }],
    },
  ];
  const sidebar = { '/guide/': guide, '/config/': ['/config/', '/config/x'], '/': ['/', '/guidebook'] };

  it('follows the order of the sidebar, including groups, with the titles of pages', async () => {
    const { pageAt } = await prepare(sidebar);
    const [a, group, b, c] = ['/guide/a', '/guide/', '/guide/b', '/guide/c'].map(pageAt);
    expect(a?.prev).toBeUndefined();
    expect(a?.next).toEqual({ text: 'Title of guide/index', link: '/guide/' });
    expect([group?.prev?.link, group?.next?.link]).toEqual(['/guide/a', '/guide/b']);
    expect(b?.next).toEqual({ text: 'Title of guide/c', link: '/guide/c' });
    expect(c?.prev).toEqual({ text: 'Title of guide/b', link: '/guide/b' });
    expect(c?.next).toBeUndefined();
  });

  it('includes pages whose only entry links to one of their headings', async () => {
    const { pageAt, siteData } = await prepare({ ...sidebar, '/config/': ['/config/', '/config/x#title'] });
    expect(pageAt('/config/')?.next).toEqual({ text: 'Title of config/x', link: '/config/x#title' });
    expect(pageAt('/config/x')?.prev?.link).toBe('/config/');
    const config = siteData[0]?.data.sidebars.find(({ prefix }) => prefix === '/config/');
    expect(config?.items[1]).toEqual({ text: 'Title of config/x', link: '/config/x#title' });
  });

  it('links pages within one sidebar, matching whole segments', async () => {
    const { pageAt } = await prepare(sidebar);
    expect(pageAt('/config/')).not.toHaveProperty('prev');
    expect(pageAt('/guidebook')).toMatchObject({ prev: { link: '/' } });
    expect(pageAt('/guidebook')).not.toHaveProperty('next');
  });

  it('omits the pager on pages outside of every sidebar', async () => {
    const page = (await prepare(sidebar)).pageAt('/alone');
    expect(page).not.toHaveProperty('prev');
    expect(page).not.toHaveProperty('next');
  });

  it('links pages of the same language', async () => {
    const { pageAt } = await prepare(sidebar);
    expect(pageAt('/zh/guide/b')).toMatchObject({
      prev: { link: '/zh/guide/' },
      next: { link: '/zh/guide/c' },
    });
  });
});

describe('the overview', () => {
  const text = (name: string) =>
    `# Page\n\n## Two ${name} {#two}\n\n### Three ${name} {#three}\n\n#### Four\n\n## Related\n`;
  const files = (frontmatter: string): Files => ({
    'docs/en/config/index.mdx': `---\noverview: true\n${frontmatter}---\n\n# Config\n`,
    'docs/en/config/a.mdx': text('a'),
    'docs/en/config/b.mdx': text('b'),
    'docs/en/config/c.mdx': text('c'),
    'docs/en/guide/d.mdx': text('d'),
    'docs/en/guide/e.mdx': text('e'),
    'docs/en/guide/index.mdx': '---\noverview: true\n---\n\n# Guide\n',
    'docs/navigation.ts': navigationText({
      sidebar: {
        '/config/': [
          '/config/',
          '/config/a',
          { text: 'First', items: ['/config/b', { text: 'Inner', link: '/config/c', items: [] }] },
          { text: 'Empty', items: [{ link: 'https://a.test', text: 'Elsewhere' }] },
        ],
        '/guide/': ['/guide/', '/guide/d', '/guide/e'],
      },
    }),
  });
  const buildOverview = async (frontmatter = '', pagePath = '/config/') => {
    const { pages: prepared } = await prepareWholeSite(files(frontmatter));
    return prepared.find(({ page }) => page.pagePath === pagePath)?.overview;
  };

  it('lists the pages of its sidebar by group, others last, with all their headings', async () => {
    const two = (name: string) => [
      { text: `Two ${name}`, link: `/config/${name}#two` },
      { text: `Three ${name}`, link: `/config/${name}#three`, unlisted: true },
      { text: 'Four', link: `/config/${name}#four`, unlisted: true },
      { text: 'Related', link: `/config/${name}#related`, unlisted: true },
    ];
    expect(await buildOverview()).toEqual([
      { id: 'group', title: 'First', pages: [{ title: 'Page', link: '/config/b', headings: two('b') }] },
      { id: 'group-1', title: 'Inner', pages: [{ title: 'Inner', link: '/config/c', headings: two('c') }] },
      { id: 'group-3', title: 'Others', pages: [{ title: 'Page', link: '/config/a', headings: two('a') }] },
    ]);
  });

  it('omits headings that many pages share, unless there are only two pages or no others', async () => {
    const headings = async (pagePath: string, frontmatter = '') =>
      (await buildOverview(frontmatter, pagePath))?.flatMap(({ pages: listed }) =>
        listed.flatMap((listedPage) =>
          listedPage.headings.flatMap((heading) => (heading.unlisted ? [] : heading.text)),
        ),
      );
    expect(await headings('/config/')).toEqual(['Two b', 'Two c', 'Two a']);
    expect(await headings('/guide/')).toEqual(['Two d', 'Related', 'Two e', 'Related']);
    expect(await headings('/config/', 'overviewHeaders: [4]\n')).toEqual(['Four', 'Four', 'Four']);
  });

  it('lists headings of other depths if configured', async () => {
    const [group] = (await buildOverview('overviewHeaders: [2, 3]\n')) ?? [];
    const listed = group?.pages[0]?.headings.filter(({ unlisted }) => !unlisted);
    expect(listed?.map(({ text: heading }) => heading)).toEqual(['Two b', 'Three b']);
  });

  it('adds its groups to the outline, before the sections of the page', async () => {
    const { pageAt } = await prepareWholeSite({
      ...files(''),
      'docs/en/config/index.mdx': '---\noverview: true\n---\n\n# Config\n\n## Group\n',
    });
    const headings = pageAt('/config/').toc.map(({ id, text: heading }) => [id, heading]);
    expect(headings).toEqual([
      ['group-1', 'First'],
      ['group-2', 'Inner'],
      ['group-4', 'Others'],
      ['group', 'Group'],
    ]);
  });

  it('is only built for pages that enable it', async () => {
    expect(await buildOverview('', '/config/a')).toBeUndefined();
    expect(await buildOverview('', '/zh/config/')).toHaveLength(3);
  });
});

describe('the link to the source', () => {
  const files = { 'docs/en/guide/a.mdx': '# A\n', 'docs/en/guide/b.mdx': '# B\n' };
  const docRepoBaseUrl = 'https://git.test/edit/docs/';

  it('exists if URL and text are configured', async () => {
    const themeConfig = { editLink: { docRepoBaseUrl, text: { en: 'Edit', zh: '编辑' } } };
    const { pageAt, siteData } = await prepareWholeSite(files, { themeConfig });
    expect(pageAt('/guide/a').editUrl).toBe('https://git.test/edit/docs/en/guide/a.mdx');
    expect(pageAt('/zh/guide/a').editUrl).toBe('https://git.test/edit/docs/en/guide/a.mdx');
    expect(siteData.map(({ data }) => data.theme.editLink?.text)).toEqual(['Edit', '编辑']);
  });

  it.each([{ text: 'Edit' }, {}])('omits the link with %j alone', async (editLink) => {
    const { pageAt, siteData } = await prepareWholeSite(files, { themeConfig: { editLink } });
    expect(pageAt('/guide/a')).not.toHaveProperty('editUrl');
    expect(siteData[0]?.data.theme).not.toHaveProperty('editLink');
  });
});

it('combines the titles of page and site in the document title', async () => {
  const { pageAt } = await prepareWholeSite({ 'docs/en/a.mdx': '# The page\n' }, { title: 'The site' });
  const page = pageAt('/a');
  expect(page.documentTitle).toBe('The page | The site');
  expect(page.documentTitle).toBe(documentTitle(page, 'The site'));
});

const hero = { name: 'Site', text: 'Tests at full speed' };

it.each<[name: string, title: string, frontmatter: Frontmatter, expected: string]>([
  ['the page and the site', 'Start', {}, 'Start | Site'],
  ['the frontmatter instead of the heading', 'Start', { title: 'Begin' }, 'Begin | Site'],
  ['another suffix', 'Start', { titleSuffix: 'Guide' }, 'Start | Guide'],
  ['no suffix', 'Start', { titleSuffix: '' }, 'Start'],
  ['another suffix after the title of the site', 'Site', { titleSuffix: 'Guide' }, 'Site | Guide'],
  ['another suffix of a landing page', 'Site', { hero, titleSuffix: 'Home' }, 'Site | Home'],
  ['no suffix of a landing page', '', { hero, titleSuffix: '' }, 'Site'],
  ['the site alone for a page without a title', '', {}, 'Site'],
  ["the site once if it is also the page's title", 'Site', {}, 'Site'],
  ['the text of a landing page', 'Site', { hero }, 'Site | Tests at full speed'],
  ['the text of a landing page without heading', '', { hero }, 'Site | Tests at full speed'],
  ['the title of a landing page', '', { hero, title: 'Home' }, 'Home | Site'],
])('builds the document title from %s', (_, title, frontmatter, expected) => {
  expect(documentTitle({ title, frontmatter }, 'Site')).toBe(expected);
});

describe('buildPageData', () => {
  it('omits keywords, which only search uses', async () => {
    const site = await prepareWholeSite({
      'docs/navigation.ts': navigationText({}),
      'docs/en/index.mdx':
        '---\nsidebar: false\nkeywords: [a]\nsectionKeywords: { part: [b] }\n---\n# A\n\n## Part\n',
    });
    expect(site.allProblems).toEqual([]);
    expect(site.pageAt('/').frontmatter).toEqual({ sidebar: false });
  });
});
