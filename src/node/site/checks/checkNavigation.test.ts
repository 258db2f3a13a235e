import { describe, expect, it } from 'vitest';
import { type Files, navigationText, prepareWholeSite } from '../../../../testing/temporarySite.ts';
import type { Navigation } from '../../../shared/navigation.ts';

const pages: Files = {
  'docs/en/index.mdx': '---\npageType: home\n---\n\n# Home\n',
  'docs/en/guide/a.mdx': '# A\n',
  'docs/en/guide/b.mdx': '# B\n',
};

async function check(navigation: string | Partial<Navigation>, extraFiles: Files = {}) {
  const text = typeof navigation === 'string' ? navigation : navigationText(navigation);
  const { allProblems } = await prepareWholeSite({ ...pages, ...extraFiles, 'docs/navigation.ts': text });
  return allProblems;
}

it('accepts a navigation that lists every page once', async () => {
  const items = ['/guide/a', { text: 'Group', items: [{ link: '/guide/b.html', text: 'B' }] }];
  const nav = [
    { text: 'A', link: '/guide/a' },
    { text: 'Out', link: 'https://a.test' },
  ];
  expect(await check({ nav, sidebar: { '/guide/': items } })).toEqual([]);
});

it('accepts entries for files of the public folder', async () => {
  const files = { 'public/api/index.html': '<p>', 'public/a b.pdf': '' };
  const nav = ['/api/index.html?x#y', '/api/', '/a%20b.pdf'].map((link) => ({ text: 'File', link }));
  expect(await check({ nav, sidebar: { '/': ['/guide/a', '/guide/b'] } }, files)).toEqual([]);
});

describe('an entry without a page', () => {
  const source = [
    'export default {',
    "  nav: [{ text: 'A', items: [{ text: 'B', link: '/guide/aa' }] }],",
    '  sidebar: {',
    "    '/guide/': [",
    "      '/guide/a',",
    "      { text: 'Group', link: '/none/at/all', items: ['/guide/b'] },",
    '    ],',
    '  },',
    '};',
  ].join('\n');

  it('reports an entry without a page with its line, in the navbar and in sidebars', async () => {
    expect(await check(source)).toEqual([
      {
        severity: 'error',
        file: 'docs/navigation.ts',
        line: 2,
        message: 'Page not found: "/guide/aa".',
        advice: 'Did you mean "/guide/a"?',
      },
      {
        severity: 'error',
        file: 'docs/navigation.ts',
        line: 6,
        message: 'Page not found: "/none/at/all".',
        advice: 'Create the page, or remove the entry.',
      },
    ]);
  });

  it('accepts entries that link to other sites', async () => {
    const links = ['https://a.test', 'mailto:a@b.test'].map((link) => ({ link, text: link }));
    const items = ['/guide/a', '/guide/b', ...links, ...links];
    expect(await check({ sidebar: { '/guide/': items } })).toEqual([]);
  });

  it.each([
    ['./b', '/guide/b'],
    ['b', '/guide/b'],
    ['guide/b', '/guide/b'],
    ['./c', '/c'],
  ])('is reported with its path from the root: %s', async (link, path) => {
    const [problem] = await check({ sidebar: { '/guide/': ['/guide/a', link] } });
    expect(problem).toMatchObject({
      message: `The link "${link}" must start with a slash.`,
      advice: `Write "${path}".`,
    });
  });

  it('accepts entries with a hash or a query', async () => {
    expect(
      await check({ nav: [{ text: 'A', link: '/guide/a?b#c' }], sidebar: { '/': ['/guide/a', '/guide/b'] } }),
    ).toEqual([]);
  });
});

describe('a page that is listed twice in the sidebars', () => {
  const duplicateProblem = (line: number, link: string) => [
    {
      severity: 'error',
      file: 'docs/navigation.ts',
      line,
      message: `The page "${link}" is listed twice in the sidebars.`,
      advice: 'Remove one of the entries.',
    },
  ];

  it('reports a page that is listed twice, with the line of the second entry', async () => {
    const source = [
      'export default {',
      "  nav: [{ text: 'A', link: '/guide/a' }],",
      '  sidebar: {',
      "    '/guide/a': [],",
      "    '/guide/': [",
      "      '/guide/a',",
      "      '/guide/b',",
      "      { text: 'Group', items: [",
      "        { link: '/guide/a', text: 'Again' },",
      '      ] },',
      '    ],',
      '  },',
      '};',
    ].join('\n');
    expect(await check(source)).toEqual(duplicateProblem(9, '/guide/a'));
  });

  it('reports a page that two sidebars list with different case', async () => {
    const source =
      "export default { nav: [], sidebar: {\n'/guide/': ['/guide/a', '/guide/b'],\n'/': ['/Guide/A.html'] } };";
    expect(await check(source)).toEqual(duplicateProblem(3, '/Guide/A.html'));
  });
});

it('reports entries that have neither a link nor entries below them', async () => {
  const source = [
    'export default {',
    "  nav: [{ text: 'Nothing' }, { text: 'A', link: '/guide/a' }],",
    '  sidebar: {',
    "    '/guide/': [",
    "      '/guide/a',",
    "      { text: 'Full', items: [",
    "        '/guide/b',",
    "        { text: { en: 'Empty' }, items: [] },",
    '      ] },',
    "      { text: 'Linked', link: 'https://a.test', items: [] },",
    '    ],',
    '  },',
    '};',
  ].join('\n');
  expect(await check(source)).toEqual(
    [
      ['Nothing', 2],
      ['Empty', 8],
    ].map(([name, line]) => ({
      severity: 'error',
      file: 'docs/navigation.ts',
      line,
      message: `The entry "${name}" has neither a link nor child entries.`,
      advice: 'Add one of the two, or remove the entry.',
    })),
  );
});

describe('a page in no sidebar', () => {
  const sidebar = { '/guide/': ['/guide/a'] };

  it('reports a page in no sidebar', async () => {
    expect(await check({ sidebar })).toEqual([
      {
        severity: 'error',
        file: 'docs/en/guide/b.mdx',
        message: 'This page is not in any sidebar of docs/navigation.ts, so readers cannot find it.',
        advice: 'Add \'/guide/b\' to a sidebar there, or "sidebar: false" to the page.',
      },
    ]);
  });

  it.each([
    ['that shows no sidebar', '---\nsidebar: false\n---\n\n# B\n'],
    ['of another type', '---\npageType: custom\n---\n\n# B\n'],
  ])('accepts a page in no sidebar %s', async (_, text) => {
    expect(await check({ sidebar }, { 'docs/en/guide/b.mdx': text })).toEqual([]);
  });

  it('accepts a page in no sidebar while it is broken', async () => {
    const problems = await check({ sidebar }, { 'docs/en/guide/b.mdx': '---\nsidbar: false\n---\n\n# B\n' });
    expect(problems.map(({ message }) => message)).toEqual(['Frontmatter: Unknown key "sidbar".']);
  });

  it('accepts the not-found page in no sidebar', async () => {
    const all = { '/guide/': ['/guide/a', '/guide/b'] };
    expect(await check({ sidebar: all }, { 'docs/en/404.mdx': '# Lost\n' })).toEqual([]);
  });
});

it.each(['guide/b', './guide/b'])('reports the dead link %s', async (link) => {
  const problems = await check({ sidebar: { '/guide/': ['/guide/a', '/guide/b', link] } });
  expect(problems).toMatchObject([{ severity: 'error', advice: 'Write "/guide/b".' }]);
});

describe('strings of the locale files', () => {
  const nav = [{ text: { key: 'site.nav.guide' }, link: '/guide/a' }];
  const sidebar = { '/guide/': ['/guide/a', '/guide/b'] };
  const locales = {
    'locales/en.json': JSON.stringify({ site: { nav: { guide: 'Guide' } } }),
    'locales/zh.json': JSON.stringify({ site: { nav: { guide: '指南' } } }),
  };

  it('resolves keys in each language', async () => {
    const files = { ...pages, ...locales, 'docs/navigation.ts': navigationText({ nav, sidebar }) };
    const { siteData, allProblems } = await prepareWholeSite(files);
    expect(allProblems).toEqual([]);
    expect(siteData.map(({ data }) => [data.lang, data.nav[0]?.text])).toEqual([
      ['en', 'Guide'],
      ['zh', '指南'],
    ]);
    expect(JSON.parse(siteData[0]?.json ?? '{}').strings, 'data for browsers').not.toHaveProperty('site');
  });

  it('reports an unknown key with its line', async () => {
    const source = [
      'export default {',
      "  nav: [{ text: { key: 'site.nav.gide' }, link: '/guide/a' }],",
      "  sidebar: { '/guide/': ['/guide/a', '/guide/b'] },",
      '};',
    ].join('\n');
    expect(await check(source, locales)).toEqual([
      {
        severity: 'error',
        file: 'docs/navigation.ts',
        line: 2,
        message: '"nav.0.text" refers to a key that locales/en.json does not contain: "site.nav.gide".',
        advice: 'Did you mean "site.nav.guide"?',
        code: 'unknown-key',
      },
    ]);
  });
});
