import { describe, expect, it } from 'vitest';
import { prepareWholeSite } from '../../../../testing/temporarySite.ts';
import type { HeadElement } from '../../../shared/frontmatter.ts';
import type { SiteConfig } from '../../../shared/siteConfig.ts';
import { sitemap } from '../../output/sitemapAndRobots.ts';
import { pageHead, siteHeadElements, structuredData } from './pageHead.ts';

const SITE = 'https://site.test';

const files = {
  'docs/en/index.mdx': '---\npageType: home\n---\n\n# Home\n',
  'docs/zh/index.mdx': '---\npageType: home\n---\n\n# 首页\n',
  'docs/en/guide/a.mdx': '---\ndescription: Of A\n---\n\n# A & B\n',
  'docs/zh/guide/a.mdx': '# 甲\n',
  'docs/en/guide/b.mdx': '# B\n',
  'docs/en/guide/hidden.mdx': '---\nhead:\n  - [meta, { name: robots, content: noindex }]\n---\n\n# H\n',
  'docs/navigation.ts': `export default {
  nav: [{ text: 'Guide', link: '/guide/a' }],
  sidebar: { '/guide/': [{ text: 'Group', link: '/guide/b', items: ['/guide/a', '/guide/hidden'] }] },
};
`,
};

async function setUp(config: Partial<SiteConfig> = {}) {
  const prepared = await prepareWholeSite(files, config);
  expect(prepared.allProblems).toEqual([]);
  const renderHead = (pagePath: string, siteUrl: string | undefined = SITE) =>
    pageHead({ page: prepared.pageAt(pagePath), siteTitle: 'Test', siteUrl });
  const getSiteData = (lang: string) => {
    const data = prepared.siteData.find(({ data }) => data.lang === lang)?.data;
    if (!data) throw new Error(`There is no ${lang}.`);
    return data;
  };
  return { ...prepared, headOf: renderHead, siteOf: getSiteData };
}

/** Returns the values in the head, by `name`, `property` or `rel`. */
const headValues = (head: HeadElement[]) =>
  Object.fromEntries(
    head.map(([, { name, property, rel, hreflang, content, href }]) => [
      [name ?? property ?? rel, hreflang].filter(Boolean).join(' '),
      content ?? href,
    ]),
  );

it.each([
  ['meta', { property: 'og:image', content: '/card.png' }, 'https://site.test/b/card.png'],
  ['meta', { property: 'og:image', content: '/card.png?v=2' }, 'https://site.test/b/card.png?v=2'],
  ['meta', { property: 'og:image', content: '//cdn.test/card.png' }, '//cdn.test/card.png'],
  ['meta', { name: 'theme', content: '/card.png' }, '/card.png'],
  ['link', { rel: 'canonical', href: '/c' }, 'https://site.test/b/c'],
  ['link', { rel: 'icon', href: '/icon.svg' }, '/b/icon.svg'],
  ['link', { rel: 'me', href: 'https://me.test/' }, 'https://me.test/'],
] as const)(
  'completes paths in head elements of pages and of the site: %s %o',
  async (tag, attributes, url) => {
    const { pageAt } = await setUp();
    const page = { ...pageAt('/guide/a'), frontmatter: { head: [[tag, attributes] as HeadElement] } };
    const pageElement = pageHead({ page, siteTitle: 'T', siteUrl: SITE, base: '/b/' }).at(-1);
    const [siteElement] = siteHeadElements([[tag, attributes]], pageAt('/guide/a'), {
      base: '/b/',
      siteUrl: SITE,
    });
    for (const element of [pageElement, siteElement])
      expect(Object.values(element?.[1] ?? {}).at(-1)).toBe(url);
  },
);

describe('the preview image', () => {
  it('lists the preview image with its size and description; without one, the preview is small', async () => {
    const { pageAt, headOf: getHead } = await setUp();
    const page = pageAt('/guide/a');
    const image = '/assets/social/a.png';
    expect(headValues(pageHead({ page, siteTitle: 'Test', siteUrl: SITE, image }))).toMatchObject({
      'og:image': 'https://site.test/assets/social/a.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A & B: Of A',
      'twitter:card': 'summary_large_image',
    });
    expect(headValues(getHead('/guide/a'))).toMatchObject({ 'twitter:card': 'summary' });
    expect(headValues(getHead('/guide/a'))).not.toHaveProperty('og:image');
  });
});

describe('the head of a page', () => {
  it('contains metadata for search engines and previews', async () => {
    const { headOf: getHead } = await setUp();
    expect(headValues(getHead('/guide/a'))).toEqual({
      description: 'Of A',
      canonical: 'https://site.test/guide/a',
      'alternate en': 'https://site.test/guide/a',
      'alternate zh': 'https://site.test/zh/guide/a',
      'alternate x-default': 'https://site.test/guide/a',
      'og:type': 'article',
      'og:site_name': 'Test',
      'og:title': 'A & B',
      'og:description': 'Of A',
      'og:url': 'https://site.test/guide/a',
      'og:locale': 'en_US',
      'og:locale:alternate': 'zh_CN',
      'twitter:card': 'summary',
    });
  });

  it('lists alternates that refer to each other', async () => {
    const { headOf: getHead } = await setUp();
    const languageLinks = (path: string) =>
      getHead(path).filter(([, { hreflang }]) => hreflang !== undefined);
    expect(languageLinks('/guide/a')).toHaveLength(3);
    expect(languageLinks('/guide/a')).toEqual(languageLinks('/zh/guide/a'));
    expect(languageLinks('/guide/b'), 'there is no translation').toEqual([]);
  });

  it('keeps search engines from fallback pages', async () => {
    const { headOf: getHead } = await setUp();
    expect(headValues(getHead('/zh/guide/b'))).toMatchObject({
      robots: 'noindex',
      canonical: 'https://site.test/guide/b',
      'og:url': 'https://site.test/guide/b',
      'og:locale': 'en_US',
    });
    expect(headValues(getHead('/zh/404'))).toEqual({ robots: 'noindex', description: expect.any(String) });
  });

  it('prefers elements of the author', async () => {
    const { pageAt } = await setUp();
    const head: HeadElement[] = [
      ['meta', { property: 'og:title', content: 'Mine', onclick: 'alert(1)', 'a b': 'c' }],
      ['link', { rel: 'me', href: 'https://me.test' }],
    ];
    const page = { ...pageAt('/guide/a'), frontmatter: { head } };
    const result = pageHead({ page, siteTitle: 'Test', siteUrl: SITE });
    const titles = result.filter(([, { property }]) => property === 'og:title');
    expect(titles).toEqual([['meta', { property: 'og:title', content: 'Mine' }]]);
    expect(result.at(-1)).toEqual(['link', { rel: 'me', href: 'https://me.test' }]);
  });
});

describe('the sitemap', () => {
  it('lists every page except fallbacks, with its translations', async () => {
    const { pages } = await setUp();
    const xml = sitemap(
      pages.map(({ page }) => ({ ...page, lastUpdatedTime: Date.UTC(2026, 0, 2) })),
      SITE,
    );
    const paths = [...xml.matchAll(/<loc>https:\/\/site\.test(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual(['/', '/guide/a', '/guide/b', '/zh/', '/zh/guide/a']);
    expect(xml.match(/<lastmod>2026-01-02T00:00:00.000Z<\/lastmod>/g)).toHaveLength(5);
    expect(xml.match(/hreflang="x-default" href="https:\/\/site\.test\/guide\/a"/g)).toHaveLength(2);
  });
});

describe('structured data', () => {
  it('names the site on its home page', async () => {
    const { pageAt, siteOf: getSiteData } = await setUp({ base: '/docs/' });
    expect(structuredData(pageAt('/docs/zh/'), getSiteData('zh'), SITE)).toMatchObject({
      '@type': 'WebSite',
      url: 'https://site.test/docs/zh/',
      inLanguage: 'zh',
      potentialAction: { target: { urlTemplate: 'https://site.test/docs/zh/?search={query}' } },
    });
  });

  it('does not offer search where it is disabled', async () => {
    const { pageAt, siteOf: getSiteData } = await setUp({ themeConfig: { search: false } });
    expect(structuredData(pageAt('/'), getSiteData('en'), SITE)).not.toHaveProperty('potentialAction');
  });

  it('contains the breadcrumbs from the home page to the article', async () => {
    const { pageAt, siteOf: getSiteData } = await setUp();
    expect(structuredData(pageAt('/guide/hidden'), getSiteData('en'), SITE)).toMatchObject({
      '@graph': [
        { '@type': 'TechArticle', headline: 'H', url: 'https://site.test/guide/hidden' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Test', item: 'https://site.test/' },
            { position: 2, name: 'Guide', item: 'https://site.test/guide/a' },
            { position: 3, name: 'Group', item: 'https://site.test/guide/b' },
            { position: 4, name: 'H', item: 'https://site.test/guide/hidden' },
          ],
        },
      ],
    });
  });
});
