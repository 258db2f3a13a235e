import { describe, expect, it } from 'vitest';
import { navigationText, prepareWholeSite } from '../../../testing/temporarySite.ts';
import type { SiteConfig } from '../../shared/siteConfig.ts';

const files = {
  'docs/en/guide/index.mdx': '# Guide\n',
  'docs/zh/guide/index.mdx': '# 指南\n',
  'docs/en/guide/advanced/a.mdx': '# A\n',
  'docs/navigation.ts': navigationText({
    nav: [
      {
        text: { en: 'Guide', zh: '指南' },
        link: '/guide',
        activeMatch: '^/guide/',
        tag: { en: 'new', zh: '新' },
        items: [{ text: 'Out', link: 'https://a.test', position: 'right' }],
      },
    ],
    sidebar: {
      '/guide/': [
        { link: '/guide/index.html', context: 'first' },
        { dividerType: 'dashed' },
        { sectionHeaderText: { en: 'More', zh: '更多' }, tag: 'x' },
      ],
      '/guide/advanced/': [{ text: { en: 'Group' }, items: ['/guide/advanced/a'], collapsed: true }],
    },
  }),
  'public/logo.svg': '<svg/>',
  'public/t.svg': '<svg/>',
};

async function buildData(lang: string, config: Partial<SiteConfig> = {}) {
  const { siteData, allProblems } = await prepareWholeSite(files, config);
  expect(allProblems).toEqual([]);
  const published = siteData.find(({ data }) => data.lang === lang);
  if (!published) throw new Error(`There is no data for ${lang}.`);
  return published;
}

describe('navigation', () => {
  it("contains the navigation's strings and links in each language", async () => {
    expect((await buildData('zh')).data.nav).toEqual([
      {
        text: '指南',
        link: '/zh/guide/',
        activeMatch: '^/guide/',
        tag: '新',
        position: 'left',
        items: [{ text: 'Out', link: 'https://a.test', position: 'right' }],
      },
    ]);
  });

  it('sorts sidebars by prefix, longest first, with base and language', async () => {
    const { data } = await buildData('zh', { base: '/docs/' });
    expect(data.sidebars).toEqual([
      {
        prefix: '/docs/zh/guide/advanced/',
        items: [
          {
            text: 'Group',
            items: [{ text: 'A', link: '/docs/zh/guide/advanced/a' }],
            collapsible: true,
            collapsed: true,
          },
        ],
      },
      {
        prefix: '/docs/zh/guide/',
        items: [
          { text: '指南', link: '/docs/zh/guide/', context: 'first' },
          { dividerType: 'dashed' },
          { sectionHeaderText: '更多', tag: 'x' },
        ],
      },
    ]);
    expect(data.homeLink).toBe('/docs/zh/');
  });
});

describe('theme options', () => {
  it('fills in the defaults of theme options', async () => {
    expect((await buildData('en')).data).toMatchObject({
      locales: [{ lang: 'en' }, { lang: 'zh' }],
      markdown: { defaultWrapCode: false },
      cleanUrls: true,
    });
    expect((await buildData('en')).data.theme).toEqual({
      darkMode: true,
      search: true,
      searchGroups: [],
      lastUpdated: true,
      hideNavbar: 'never',
      enableScrollToTop: true,
      enableAppearanceAnimation: true,
      outline: true,
      localeRedirect: 'auto',
      socialLinks: [],
    });
  });

  it('includes theme options, in the language and with the base', async () => {
    const tool = {
      name: 'T',
      description: { en: 'A tool', zh: '工具' },
      logo: '/t.svg',
      url: 'https://t.test',
    };
    const themeConfig = { darkMode: false, logo: '/logo.svg', tools: { label: 'Tools', items: [tool] } };
    expect((await buildData('zh', { base: '/docs/', themeConfig })).data.theme).toMatchObject({
      darkMode: false,
      logo: '/docs/logo.svg',
      tools: {
        label: 'Tools',
        trigger: 'hover',
        items: [{ name: 'T', description: '工具', logo: '/docs/t.svg', logoScale: 1, url: 'https://t.test' }],
      },
    });
  });
});

describe('the published file', () => {
  it('names the file by the hash of its content', async () => {
    const published = await buildData('en', { base: '/docs/' });
    expect(published.output).toMatch(/^assets\/site\/en\.[0-9a-f]{8}\.json$/);
    expect(published.url).toBe(`/docs/${published.output}`);
    expect(JSON.parse(published.json)).toEqual(published.data);
    expect((await buildData('en', { base: '/docs/' })).output, 'the same content').toBe(published.output);
    expect((await buildData('en', { base: '/docs/', title: 'Other' })).output).not.toBe(published.output);
  });

  it('creates a file for every version and language', async () => {
    const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
    const { siteData } = await prepareWholeSite({ 'docs/v2/en/a.mdx': '# A\n' }, { multiVersion });
    expect(
      siteData.map(({ data, output }) => [data.version, data.lang, output.split('.').slice(0, 2).join('.')]),
    ).toEqual([
      ['v2', 'en', 'assets/site/v2.en'],
      ['v2', 'zh', 'assets/site/v2.zh'],
      ['v1', 'en', 'assets/site/v1.en'],
      ['v1', 'zh', 'assets/site/v1.zh'],
    ]);
    expect(siteData.map(({ data }) => data.pages)).toEqual([['/a'], ['/zh/a'], ['/v1/a'], ['/v1/zh/a']]);
  });

  it('contains the strings and the direction of its language', async () => {
    const languages = [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文', dir: 'rtl' as const },
    ];
    const { data } = await buildData('zh', { languages });
    expect(data.dir).toBe('rtl');
    expect(data.strings).toMatchObject({ language: '语言' });
    expect(data.locales).toEqual([
      { lang: 'en', label: 'English', name: '英语', dir: 'ltr' },
      { lang: 'zh', label: '中文', name: '中文', dir: 'rtl' },
    ]);
  });
});
