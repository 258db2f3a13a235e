import { describe, expect, it } from 'vitest';
import { prepareWholeSite } from '../../../testing/temporarySite.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { SiteConfig } from '../../shared/siteConfig.ts';
import { type DocumentInput, renderDocument } from './document.ts';
import { pageHead } from './head/pageHead.ts';

const files = {
  'docs/en/a.mdx': '# A\n',
  'docs/zh/a.mdx': '# 甲\n\n第一段。\n\n第二段。\n',
  'docs/en/b.mdx': '# B\n',
};
const assets = {
  headScript: 'start()',
  scripts: ['/boot.js'],
  stylesheets: [],
  inlineStyles: [{ url: '/a.css', css: 'a{}' }],
  inlineExtraStyles: { article: 'b{}', code: 'c{}' },
  fonts: ['/a.woff2'],
  extraStylesheets: {
    article: '/article.css',
    code: '/code.css',
    deferred: '/deferred.css',
  },
};

async function render(pagePath: string, page: Partial<PageData> = {}, input: Partial<DocumentInput> = {}) {
  const config: Partial<SiteConfig> = { description: 'Of the site' };
  const { pageAt, siteData } = await prepareWholeSite(files, config);
  const prepared = pageAt(pagePath);
  const site = siteData.find(({ data }) => data.lang === prepared.lang)?.data;
  if (!site) throw new Error('There is no site data.');
  const defaults = {
    page: { ...prepared, ...page },
    site,
    siteDataUrl: '/s.json',
    shellHtml: '<main><article></article></main>',
    assets,
    styles: [],
    policy: "default-src 'self'",
  };
  const head = pageHead({ page: defaults.page, siteTitle: 'Test', siteUrl: 'https://site.test/' });
  return renderDocument({ ...defaults, head, ...input });
}

const ROBOTS = '<meta name="robots" content="noindex"';

describe('the head', () => {
  it('contains language, title, description and canonical URL', async () => {
    const html = await render('/zh/a');
    expect(html).toMatch(/^<!doctype html>\n<html lang="zh" /);
    expect(html).toContain('<title>甲 | Test</title>');
    expect(html).toContain('<meta name="description" content="第一段。"');
    expect(await render('/b'), 'a page without text').not.toContain('name="description"');
    expect(html).toContain('<link rel="canonical" href="https://site.test/zh/a"');
    expect(html).not.toContain(ROBOTS);
  });

  it('contains the color of both themes for the bars of browsers, unless the page sets it', async () => {
    const themes =
      /<meta name="theme-color" content="rgb\([\d, ]+\)" media="\(prefers-color-scheme: (\w+)\)"/g;
    const html = await render('/a');
    expect([...html.matchAll(themes)].map(([, theme]) => theme)).toEqual(['light', 'dark']);
    expect(html.lastIndexOf('theme-color')).toBeLessThan(html.indexOf('head-script'));
    const custom = await render('/a', {}, { head: [['meta', { name: 'theme-color', content: 'red' }]] });
    expect(custom.match(/theme-color/g)).toHaveLength(1);
  });

  it('links one alternate per language', async () => {
    const html = await render('/a');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://site.test/a"');
    expect(html).toContain('<link rel="alternate" hreflang="zh" href="https://site.test/zh/a"');
    expect(await render('/b'), 'not other pages').not.toContain('hreflang');
  });

  it('keeps search engines from indexing a fallback for a missing translation', async () => {
    const html = await render('/zh/b');
    expect(html).toContain(ROBOTS);
    expect(html).toContain('<link rel="canonical" href="https://site.test/b"');
  });

  it('keeps search engines from indexing the not-found page', async () => {
    const html = await render('/zh/404');
    expect(html).toContain(ROBOTS);
    expect(html).not.toContain('rel="canonical"');
  });

  it('records which parts of the shell a page has', async () => {
    expect(await render('/a')).toMatch(/^<!doctype html>\n<html [^>]*data-parts="navbar sidebar"/);
    const bare = await render('/a', { frontmatter: { navbar: false, sidebar: false } });
    expect(bare).toMatch(/^<!doctype html>\n<html [^>]*data-parts=""/);
  });

  it('sets the writing direction of the language', async () => {
    const { siteData } = await prepareWholeSite(files);
    const site = siteData[0]?.data;
    if (!site) throw new Error('There is no site data.');
    expect(await render('/a', {}, { site: { ...site, dir: 'rtl' } })).toContain('<html lang="en" dir="rtl" ');
  });
});

it('lists the extra stylesheets and loads those that the page needs', async () => {
  const dev = {
    ...assets,
    inlineExtraStyles: {},
    extraStylesheets: { article: '/article.css', deferred: '/d.css' },
  };
  const html = await render('/a', {}, { assets: dev, styles: ['article'] });
  expect(html).toContain('href="/article.css" data-styles="article">');
  expect(html.split('<body>')[1]).toContain('href="/d.css" data-styles="deferred" media=');
  expect(html, 'nothing that the bundle lacks').not.toContain('data-styles="code"');
});

it('links the deferred styles at its end, and waits for them only without scripts', async () => {
  const html = await render('/a');
  const [, end = ''] = html.split('id="page-data"');
  expect(end).toContain(
    '<link rel="stylesheet" href="/deferred.css" data-styles="deferred" media="(scripting: none), print"',
  );
  expect(html.match(/deferred\.css/g)).toHaveLength(1);
});

it('contains the styles of its article, and lists them for navigations', async () => {
  const some = await render('/a', {}, { styles: ['article'] });
  expect(some).toContain('<style data-styles="article">b{}</style>');
  expect(some).toContain('href="/code.css" data-styles="code" disabled>');
  const html = await render('/a');
  expect(html).toContain('href="/article.css" data-styles="article" disabled>');
  expect(html).not.toContain('b{}');
});

describe('page content', () => {
  const evil = '</script><script>alert(1)</script>"\'&';

  it('never renders content as markup', async () => {
    const html = await render(
      '/a',
      {
        documentTitle: evil,
        description: evil,
        headingTitle: evil,
        frontmatter: { title: evil, head: [['meta', { name: evil, content: evil }]] },
      },
      { icon: evil },
    );
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).not.toContain('alert(1)</script>');
    const [, json = ''] = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ siteDataUrl: '/s.json' });
  });

  it('adds elements to the head, without event handlers', async () => {
    const attributes = { property: 'og:type', content: 'a "b"', onload: 'alert(1)', 'x y': 'z' };
    const html = await render('/a', { frontmatter: { head: [['meta', attributes]] } });
    expect(html).toContain('<meta property="og:type" content="a &quot;b&quot;"');
    expect(html).not.toMatch(/ onload=| x y=/);
  });
});
