import { describe, expect, it } from 'vitest';
import { type Files, prepareWholeSite } from '../../../testing/temporarySite.ts';
import type { SiteConfig } from '../../shared/siteConfig.ts';
import type { Problem } from '../base/problems.ts';

const target = '# Start\n\n## Install it {#install}\n\n## 配置\n';
const site: Files = {
  'docs/en/guide/start.mdx': target,
  'docs/zh/guide/start.mdx': target,
  'docs/en/guide/index.mdx': '# Guide\n',
  'docs/zh/guide/index.mdx': '# 指南\n',
  'public/files/a b.zip': 'zip',
};

/** A page's resolved links, and the problems with them. */
async function check(markdown: string, config: Partial<SiteConfig> = {}, lang = 'en') {
  const { pages, allProblems } = await prepareWholeSite(
    { ...site, [`docs/${lang}/page.mdx`]: markdown },
    config,
  );
  const prepared = pages.find(({ page, route }) => page.routePath === '/page' && route?.lang === lang);
  return { links: prepared?.links, problems: allProblems };
}

describe('links', () => {
  it.each([
    ['/guide/start', '/guide/start'],
    ['./guide/start.mdx', '/guide/start'],
    ['/Guide/START.html', '/guide/start'],
    ['/guide', '/guide/'],
    ['/guide/index', '/guide/'],
    ['/zh/guide/', '/zh/guide/'],
    ['../zh/guide/start.mdx#install', '/zh/guide/start#install'],
    ['/guide/start#install', '/guide/start#install'],
    ['/guide/start#配置', '/guide/start#配置'],
    ['/guide/start#%E9%85%8D%E7%BD%AE', '/guide/start#%E9%85%8D%E7%BD%AE'],
    ['/guide/start?tab=b#install', '/guide/start?tab=b#install'],
    ['#own', '#own'],
    ['/page#own', '#own'],
    ['/page?tab=b#own', '?tab=b#own'],
    ['/page', '/page'],
    ['/guide/start#:~:text=Start', '/guide/start#:~:text=Start'],
    ['/guide/start#install:~:text=a%20b', '/guide/start#install:~:text=a%20b'],
    ['#own:~:text=Own', '#own:~:text=Own'],
    ['/files/a%20b.zip?x#y', '/files/a%20b.zip?x#y'],
  ])('resolves %s to %s', async (href, expected) => {
    expect(await check(`# P\n\n[a](<${href}>)\n\n## Own\n`)).toEqual({ links: [expected], problems: [] });
  });

  it.each([
    ['/v1.2', '/v1.2'],
    ['./v1.2.md#new', '/v1.2#new'],
    ['/LICENSE', '/LICENSE'],
    ['/demo/page.html?a', '/demo/page.html?a'],
    ['/api/', '/api/'],
    ['/api?a#b', '/api/?a#b'],
    ['/100%.txt', '/100%25.txt'],
    ['/50%25%20off', '/50%25%20off'],
    ['/50% off', '/50%25%20off'],
    ['./a%2520b.md', '/a%2520b'],
    ['/it\'s "so"', "/it's%20%22so%22"],
    ['/Release-1.0', '/release-1.0'],
  ])('resolves %s to a page or a public file: %s', async (href, expected) => {
    const files = {
      ...{ 'docs/en/v1.2.md': '# V\n\n## New\n', 'docs/en/50% off.md': '# O', 'docs/en/a%20b.md': '# A' },
      ...{ 'docs/en/it\'s "so".md': '# S', 'docs/en/release-1.0.md': '# R', 'public/LICENSE': 'MIT' },
      ...{ 'public/api/index.html': '<p>' },
      ...{ 'public/demo/page.html': '<p>', 'public/100%.txt': '1', 'public/v1.2': 'a page comes first' },
      'docs/en/page.md': `[a](<${href}>)`,
    };
    const { pages, allProblems } = await prepareWholeSite(files);
    expect(pages.find(({ page }) => page.pagePath === '/page')?.links).toEqual([expected]);
    expect(allProblems.filter(({ code }) => code === 'dead-link')).toEqual([]);
  });

  it('reports files that the router would treat as pages', async () => {
    const files = {
      ...{
        'public/LICENSE': 'MIT',
        'public/demo/page.html': '<p>',
        'public/a.zip': '',
        'public/.hidden': '',
      },
      ...{ 'public/v1.2': '', 'public/page': 'a page comes first', 'public/x&y': '', 'public/a.b/c': '' },
      'docs/en/page.md':
        '---\nhero: { name: A, text: B, actions: [{ text: A, link: /LICENSE#a }, { text: B, link: /page }] }\npageType: home\n---\n' +
        '[](/LICENSE) [](/demo/page.html?a) [](/a.zip) [](/.hidden) [](/v1.2) [](/page) [](<x&y>) [](</x&y>) [](/a.b/c)',
    };
    const { pages } = await prepareWholeSite(files, { base: '/docs/' });
    expect(pages.find(({ page }) => page.pagePath === '/docs/page')?.files).toEqual([
      '/docs/LICENSE',
      '/docs/demo/page.html?a',
      '/docs/x&y',
      '/docs/a.b/c',
      '/docs/LICENSE#a',
    ]);
  });

  it.each(['/demo/', '/../docs/en/page.mdx.bak', '/license'])(
    'reports %s, which is not a public file',
    async (href) => {
      const files = { 'public/demo/a.txt': 'a', 'public/LICENSE': 'MIT', 'docs/en/page.mdx.bak': 'a' };
      const { allProblems } = await prepareWholeSite({
        ...files,
        'docs/en/page.mdx': `# P\n\n[a](${href})\n`,
      });
      expect(allProblems).toMatchObject([{ code: 'dead-link' }]);
    },
  );

  it('suggests links in encoded form', async () => {
    const files = {
      'docs/en/getting%20started.md': '# A',
      'docs/en/page.md': '[a](./getting%2520startd.md)',
    };
    const { allProblems } = await prepareWholeSite(files);
    expect(allProblems).toMatchObject([
      { code: 'dead-link', advice: 'Did you mean "/getting%2520started"?' },
    ]);
  });

  it('adds base, version and language to links', async () => {
    const files = {
      'docs/v1/zh/page.mdx': '[a](/other) [b](/v2/en/other) [c](/en/other)',
      'docs/v1/zh/other.mdx': '# O',
      'docs/v1/en/other.mdx': '# O',
      'docs/v2/en/other.mdx': '# O',
    };
    const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
    const { pages } = await prepareWholeSite(files, { multiVersion, base: '/docs/' });
    expect(pages.find(({ page }) => page.pagePath === '/docs/v1/zh/page')?.links).toEqual([
      '/docs/v1/zh/other',
      '/docs/other',
      '/docs/v1/other',
    ]);
  });
});

const dead = (message: string, advice: string): Problem => ({
  severity: 'error',
  file: 'docs/en/page.mdx',
  line: 3,
  column: 6,
  message,
  advice,
});

describe('dead links', () => {
  it.each([
    ['/guide/strat', 'Did you mean "/guide/start"?'],
    ['./guide/strat.mdx', 'Did you mean "/guide/start"?'],
    ['/zh/guide/strat', 'Did you mean "/zh/guide/start"?'],
    ['../zh/guide/strat.mdx#install', 'Did you mean "/zh/guide/start"?'],
    ['/something/else/entirely', 'Create the page, or fix the link.'],
    ['../../outside.mdx', 'Create the page, or fix the link.'],
    ['/100%/x', 'Create the page, or fix the link.'],
    ['www.example.com/a', 'Write "https://www.example.com/a" for another site.'],
  ])('reports the dead link %s', async (href, advice) => {
    const { problems } = await check(`# P\n\nsee: [a](${href})\n`);
    expect(problems).toMatchObject([dead(`Dead link: there is no page "${href}".`, advice)]);
  });

  it('reports dead links to public files', async () => {
    const { problems } = await check('# P\n\nsee: [a](/files/none.zip)\n');
    expect(problems).toMatchObject([
      dead('Dead link: the public folder has no file "/files/none.zip".', 'Add the file, or fix the link.'),
    ]);
  });

  it.each([
    ['/guide/old', 'en', '/guide/start#install'],
    ['./guide/old.mdx#anything', 'en', '/guide/start#install'],
    ['/guide/old', 'zh', '/guide/start#install'],
    ['/zh/guide/old', 'en', '/zh/guide/start#install'],
  ])('suggests the new path for a link to the old one: %s in %s', async (href, lang, target) => {
    const redirects = { '/guide/old': '/guide/start#install' };
    const { problems } = await check(`# P\n\nsee: [a](${href})\n`, { redirects, base: '/docs/' }, lang);
    expect(problems).toMatchObject([{ line: 3, advice: `It has moved: link to "${target}".` }]);
  });

  it('does not list hundreds of headings', async () => {
    const headings = Array.from({ length: 400 }, (_, index) => `## Number ${index}\n`).join('\n');
    const { problems } = await check(`# P\n\n[a](#zzz)\n\n${headings}`);
    expect(problems).toMatchObject([
      { code: 'dead-anchor', advice: expect.stringContaining(' and 381 more.') },
    ]);
    expect(problems[0]?.advice?.length).toBeLessThan(400);
  });

  it('reports all dead links', async () => {
    const { problems } = await check('# P\n\n[a](/x1) [b](/x2)\n\n[c](/guide/start#x3)\n');
    expect(problems.map(({ line }) => line)).toEqual([3, 3, 5]);
  });

  it('resolves links of a Chinese page in Chinese', async () => {
    const { problems } = await check('# P\n\n[a](/guide/strat)\n', {}, 'zh');
    expect(problems).toEqual([
      expect.objectContaining({ file: 'docs/zh/page.mdx', line: 3, advice: 'Did you mean "/guide/start"?' }),
    ]);
  });
});

describe('dead anchors', () => {
  it.each([
    ['/guide/start#instal', 'en', 'instal', 'Did you mean "#install"?'],
    ['/zh/guide/start#instal', 'zh', 'instal', 'Did you mean "#install"?'],
    ['/guide/start#nothing-like-it', 'en', 'nothing-like-it', 'Its headings: #start, #install, #配置.'],
    ['/guide/start#100%', 'en', '100%', 'Its headings: #start, #install, #配置.'],
    ['/guide/start#Install', 'en', 'Install', 'Did you mean "#install"?'],
  ])('reports the dead anchor of %s', async (href, lang, id, advice) => {
    const { problems } = await check(`# P\n\nsee: [a](${href})\n`);
    expect(problems).toMatchObject([
      dead(`Dead anchor: docs/${lang}/guide/start.mdx has no heading "#${id}".`, advice),
    ]);
  });

  it('reports dead anchors within the page', async () => {
    const { problems } = await check('# P\n\nsee: [a](#own)\n\n## Owl\n');
    expect(problems).toMatchObject([
      dead('Dead anchor: docs/en/page.mdx has no heading "#own".', 'Did you mean "#owl"?'),
    ]);
  });

  it('ignores anchors of a target that is broken', async () => {
    const broken = { 'docs/en/a.mdx': '[b](./b.mdx#any)', 'docs/en/b.mdx': '<Tabs>' };
    const { allProblems } = await prepareWholeSite(broken);
    expect(allProblems.map(({ file }) => file)).toEqual(['docs/en/b.mdx']);
  });

  it.each(['![c](/none.png)', '<script>\n</script>', '[c](ftp://d.test)', '{1 + 1}', '```js {9}\na\n```'])(
    'reports dead anchors even if the target has another error: %s',
    async (mistake) => {
      const broken = { 'docs/en/a.md': '[b](./b.md#any)', 'docs/en/b.md': `# B\n\n## C\n\n${mistake}\n` };
      const { allProblems } = await prepareWholeSite(broken);
      expect(allProblems.map(({ code }) => code)).toContain('dead-anchor');
    },
  );
});

describe('links of a landing page', () => {
  const home = (link: string) =>
    `---\npageType: home\nhero:\n  name: A\n  text: B\n  actions:\n    - text: Go\n      link: ${link}\nfeatures:\n  - title: C\n    details: D\n    link: https://a.test\n---\n`;

  it('resolves and checks links of a landing page', async () => {
    const files = { ...site, 'docs/zh/index.mdx': home('"/guide/start.html#install"') };
    const { pages, allProblems } = await prepareWholeSite(files);
    expect(allProblems).toEqual([]);
    expect(pages.find(({ page }) => page.pagePath === '/zh/')?.frontmatterLinks).toEqual({
      '/guide/start.html#install': '/zh/guide/start#install',
    });
  });

  it('reports dead links of a landing page', async () => {
    const { allProblems } = await prepareWholeSite({ ...site, 'docs/en/index.mdx': home('/guide/strat') });
    expect(allProblems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        message: 'Dead link: there is no page "/guide/strat".',
        advice: 'Did you mean "/guide/start"?',
      },
    ]);
  });
});

it.each(['og:image', 'og:video', 'twitter:image'])(
  'reports %s unless it is in the public folder or on another site',
  async (property) => {
    const findProblems = async (content: string) => {
      const head = `---\nhead: [[meta, { property: ${property}, content: ${content} }]]\n---\n`;
      const { allProblems } = await prepareWholeSite({
        'docs/en/page.mdx': `${head}# P\n`,
        'public/card.png': '',
      });
      return allProblems.map(({ message }) => message);
    };
    expect(await findProblems('/card.png')).toEqual([]);
    expect(await findProblems('/card.png?v=2')).toEqual([]);
    expect(await findProblems('https://site.test/card.png')).toEqual([]);
    for (const missing of ['/none.png', './card.png'])
      expect(await findProblems(missing)).toEqual([`The file "${missing}" is not in the public folder.`]);
  },
);

it('reports dead links and anchors as written, with the most similar target', async () => {
  const { allProblems } = await prepareWholeSite({
    'docs/en/start.mdx': '# A\n\n[b](/strat) [c](#_1-one) [d](/nothing-like-it)\n\n## 1 one\n',
  });
  const dead = allProblems.filter(({ code }) => code === 'dead-link' || code === 'dead-anchor');
  expect(dead.map(({ code, subject, correction }) => [code, subject, correction])).toEqual([
    ['dead-link', '/strat', '/start'],
    ['dead-anchor', '#_1-one', '#1-one'],
    ['dead-link', '/nothing-like-it', undefined],
  ]);
});

it.each([
  ['.\\guide\\start.mdx', 'Write "/" for "\\": ./guide/start.mdx'],
  ['./manual.pdf', 'link to "/manual.pdf"'],
])('suggests the correct link for %s', async (href, advice) => {
  const { problems } = await check(`# A\n\n[b](${href})\n`);
  expect(problems).toMatchObject([{ code: 'dead-link', line: 3, advice: expect.stringContaining(advice) }]);
});

it('ignores invisible characters in a hash', async () => {
  const { links, problems } = await check('# A\n\n[b](#️-development)\n\n## 🛠️ Development\n');
  expect(problems).toEqual([]);
  expect(links?.[0]).toBe('#-development');
});
