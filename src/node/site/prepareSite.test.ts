import { describe, expect, it } from 'vitest';
import { navigationText, prepareWholeSite } from '../../../testing/temporarySite.ts';

const page = (title: string, text = '') => `# ${title}\n\n${text}\n`;

const partly = {
  'docs/en/index.mdx': page('Home', '[own](/guide/a) [other](/zh/guide/b)'),
  'docs/en/guide/a.mdx': page('A', '## One {#one}'),
  'docs/en/guide/b.mdx': page('B', '[a](./a.mdx#one)'),
  'docs/zh/index.mdx': page('首页', '[own](/guide/a) [other](/guide/b)'),
  'docs/zh/guide/b.mdx': page('乙', '[a](./a.mdx#one)'),
};

describe('a page that is not translated', () => {
  it('shows an untranslated page in the default language', async () => {
    const site = await prepareWholeSite(partly);
    expect(site.allProblems).toEqual([]);
    expect(site.pageAt('/zh/guide/a')).toMatchObject({
      lang: 'zh',
      contentLang: 'en',
      title: 'A',
      canonical: '/guide/a',
      _relativePath: 'en/guide/a.mdx',
    });
    expect(site.pageAt('/zh/guide/b')).toMatchObject({
      contentLang: 'zh',
      title: '乙',
      canonical: '/zh/guide/b',
    });
  });

  it('does not list an untranslated page as an exact alternate', async () => {
    const site = await prepareWholeSite(partly);
    expect(site.pageAt('/guide/a').languages).toEqual([
      { key: 'en', link: '/guide/a', exact: true },
      { key: 'zh', link: '/zh/guide/a', exact: false },
    ]);
    expect(site.pageAt('/zh/guide/b').languages).toEqual([
      { key: 'en', link: '/guide/b', exact: true },
      { key: 'zh', link: '/zh/guide/b', exact: true },
    ]);
  });

  it('keeps links of an untranslated page in the requested language', async () => {
    const site = await prepareWholeSite({
      ...partly,
      'docs/en/guide/a.mdx': page('A', '[b](./b.mdx)\n\n## One {#one}'),
    });
    const fallback = site.pages.find((entry) => entry.page.pagePath === '/zh/guide/a');
    expect(fallback?.links).toEqual(['/zh/guide/b']);
  });

  it('reports the problems of an untranslated page once, at the original', async () => {
    const site = await prepareWholeSite({
      ...partly,
      'docs/en/guide/a.mdx': page('A', '[x](./none.mdx)\n\n## One {#one}'),
    });
    expect(site.allProblems.map(({ file, message }) => [file, message])).toEqual([
      ['docs/en/guide/a.mdx', 'Dead link: there is no page "./none.mdx".'],
    ]);
  });
});

describe('the nearest page', () => {
  it('links languages and versions to the nearest page if a page does not exist', async () => {
    const site = await prepareWholeSite({ ...partly, 'docs/zh/guide/only/deep.mdx': page('独') });
    expect(site.pageAt('/zh/guide/only/deep').languages).toEqual([
      { key: 'en', link: '/', exact: false },
      { key: 'zh', link: '/zh/guide/only/deep', exact: true },
    ]);
  });
});

describe('versions', () => {
  const config = { multiVersion: { default: 'v2', versions: ['v2', 'v1'] }, base: '/docs/' };
  const files = {
    'docs/v2/en/index.mdx': page('Two'),
    'docs/v2/en/new.mdx': page('New'),
    'docs/v2/zh/new.mdx': page('新'),
    'docs/v1/en/index.mdx': page('One'),
    'docs/v1/en/old.mdx': page('Old'),
  };

  it('falls back to the default version, in the same language first', async () => {
    const site = await prepareWholeSite(files, config);
    expect(site.pageAt('/docs/v1/zh/new')).toMatchObject({
      title: '新',
      version: 'v1',
      contentVersion: 'v2',
      canonical: '/docs/zh/new',
    });
    expect(site.pageAt('/docs/v1/zh/old')).toMatchObject({ contentVersion: 'v1', contentLang: 'en' });
    expect(site.pageAt('/docs/zh/')).toMatchObject({ title: 'Two', contentVersion: 'v2', contentLang: 'en' });
  });

  it('links versions to each other, or to the nearest page', async () => {
    const site = await prepareWholeSite(files, config);
    expect(site.pageAt('/docs/').versions).toEqual([
      { key: 'v2', link: '/docs/', exact: true },
      { key: 'v1', link: '/docs/v1/', exact: true },
    ]);
    expect(site.pageAt('/docs/v1/old').versions).toEqual([
      { key: 'v2', link: '/docs/', exact: false },
      { key: 'v1', link: '/docs/v1/old', exact: true },
    ]);
    expect(site.pageAt('/docs/new').versions[1]).toEqual({ key: 'v1', link: '/docs/v1/new', exact: false });
  });

  it('lists no versions on a site without them', async () => {
    expect((await prepareWholeSite(partly)).pageAt('/').versions).toEqual([]);
  });
});

describe('the not-found page', () => {
  it('adds a not-found page for every language', async () => {
    const site = await prepareWholeSite(partly);
    expect(site.pageAt('/404')).toMatchObject({ pageType: '404', lang: 'en', documentTitle: '404 | Test' });
    expect(site.pageAt('/zh/404')).toMatchObject({ pageType: '404', lang: 'zh', headingTitle: '页面未找到' });
    expect(site.pageAt('/zh/404').languages.map(({ link }) => link)).toEqual(['/', '/zh/']);
  });

  it('prefers a not-found page of the site', async () => {
    const site = await prepareWholeSite({ ...partly, 'docs/en/404.mdx': page('Lost') });
    expect(site.pageAt('/404')).toMatchObject({ pageType: '404', headingTitle: 'Lost', contentLang: 'en' });
    expect(site.pages.filter(({ page: { routePath } }) => routePath === '/404')).toHaveLength(2);
  });
});

describe('the title and description of a page', () => {
  it('uses frontmatter, headings, language and site, in this order', async () => {
    const files = {
      'docs/en/index.mdx': '---\ntitle: Own\ndescription: Of the page\n---\n\n# Heading\n',
      'docs/en/a.mdx': '# Heading\n\n```ts\ncode();\n```\n\nWhat `a` does.\n\nMore.\n',
      'docs/en/some/path.mdx': 'No heading.\n',
      'docs/zh/index.mdx': '# 首页\n',
      'docs/zh/a.mdx': `# 标题\n\n${'很长的说明。'.repeat(40)}\n`,
    };
    const languages = [
      { lang: 'en', label: 'English', description: 'Of the language' },
      { lang: 'zh', label: '中文' },
    ];
    const site = await prepareWholeSite(files, { languages, description: 'Of the site' });
    expect(site.pageAt('/')).toMatchObject({
      title: 'Own',
      headingTitle: 'Heading',
      description: 'Of the page',
    });
    expect(site.pageAt('/a')).toMatchObject({ title: 'Heading', description: 'What a does.' });
    expect(site.pageAt('/zh/').description).toBe('Of the site');
    expect(site.pageAt('/zh/a').description).toMatch(/^(?:很长的说明。)+.{0,5}…$/);
    expect(site.pageAt('/zh/a').description.length).toBeLessThan(161);
    expect(site.pageAt('/some/path')).toMatchObject({ title: 'path', headingTitle: 'path', titleId: 'path' });
  });

  it.each([
    ['| Table |\n| - |\n| cell |\n\nParagraph.', 'Paragraph.'],
    ['<Tabs>\n<Tab value="a" label="Label">\n\nIn a tab.\n\n</Tab>\n</Tabs>', 'In a tab.'],
    [':::tip Title\nIn a callout.\n:::', 'In a callout.'],
    ['<Badge since="1.0.0" />\n\nParagraph.', 'Paragraph.'],
    ['<PackageManagerTabs command="add x" />\n\nParagraph.', 'Paragraph.'],
    ['```ts title="a.ts"\none();\n\ntwo();\n```\n\nParagraph.', 'Paragraph.'],
    ['- item\n\n1. 2.\n\nParagraph.[^a]\n\n[^a]: Note.', 'Paragraph.'],
    ['## Section\n\n```ts\none();\n\ntwo();\n```', ''],
  ])('only uses the first paragraph as the description: %j', async (text, description) => {
    const site = await prepareWholeSite({
      'docs/en/index.mdx': '# Home\n',
      'docs/en/a.mdx': `# A\n\n${text}\n`,
    });
    expect(site.pageAt('/a').description).toBe(description);
  });

  it('ignores the heading if configured', async () => {
    const themeConfig = { fallbackHeadingTitle: false };
    const site = await prepareWholeSite({ 'docs/en/guide/a.mdx': '# Heading\n' }, { themeConfig });
    expect(site.pageAt('/guide/a')).toMatchObject({ title: 'a', headingTitle: 'Heading' });
  });
});

it('assembles a site whose navigation has errors', async () => {
  const site = await prepareWholeSite({
    ...partly,
    'docs/navigation.ts': navigationText({}).replace('[]', ''),
  });
  expect(site.pageAt('/guide/a').title).toBe('A');
  expect(
    site.allProblems.map(({ file }) => file),
    'and does not call every page lost',
  ).toEqual(['docs/navigation.ts']);
});

it("names languages in the notice's language, also if the notice is not translated", async () => {
  const languages = ['en', 'ja'].map((lang) => ({ lang, label: lang }));
  const names = async (strings: object) => {
    const files = { 'docs/en/a.mdx': '# A\n', 'locales/ja.json': JSON.stringify(strings) };
    const { siteData } = await prepareWholeSite(files, { languages });
    const data = siteData.find((entry) => entry.data.lang === 'ja')?.data;
    return [data?.locales[0]?.name, data?.noticeLang];
  };
  expect(await names({})).toEqual(['English', 'en']);
  expect(await names({ fallback: { language: '{{language}}のまま' } })).toEqual(['英語', undefined]);
});
