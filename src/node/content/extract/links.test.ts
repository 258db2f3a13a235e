import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileFile, compileText, temporarySite } from '../../../../testing/temporarySite.ts';
import type { SiteConfig } from '../../../shared/siteConfig.ts';
import type { PageLink } from '../page.ts';

/** Returns the only link of a page at `docs/en/guide/page.mdx`. */
async function compileLink(
  markdown: string,
  config: Partial<SiteConfig> = {},
  folder = 'en',
): Promise<PageLink> {
  const file = `docs/${folder}/guide/page.mdx`;
  const page = await compileFile(temporarySite({ [file]: `# A\n\n${markdown}\n` }, config), file);
  expect(page.problems.filter(({ code }) => code !== 'language-link')).toEqual([]);
  expect(page.links).toHaveLength(1);
  return page.links[0] as PageLink;
}

const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };

describe('links inside the site', () => {
  it.each([
    ['./other.mdx', 'en', '/guide/other'],
    ['./other', 'en', '/guide/other'],
    ['other.md', 'en', '/guide/other'],
    ['./sub/', 'en', '/guide/sub/'],
    ['./sub/index.mdx', 'en', '/guide/sub/'],
    ['../index.mdx', 'en', '/'],
    ['../../zh/guide/page.mdx', 'zh', '/guide/page'],
    ['./a%20b.mdx', 'en', '/guide/a b'],
    ['./100%.mdx', 'en', '/guide/100%'],
    ['/config/test', 'en', '/config/test'],
    ['/config/test.mdx', 'en', '/config/test'],
    ['/config/a%20b', 'en', '/config/a b'],
    ['/config/test.html', 'en', '/config/test.html'],
    ['/zh/config/', 'zh', '/config/'],
    ['/', 'en', '/'],
  ])('resolves %s to the page in %s at %s', async (href, lang, path) => {
    expect(await compileLink(`[a](<${href}>)`)).toMatchObject({ href, address: { version: '', lang, path } });
  });

  it('keeps the language of the page', async () => {
    expect((await compileLink('[a](/config/)', {}, 'zh')).address).toEqual({
      version: '',
      lang: 'zh',
      path: '/config/',
    });
    expect((await compileLink('[a](/en/config/)', {}, 'zh')).address?.lang).toBe('en');
  });

  it('supports versions in links', async () => {
    expect((await compileLink('[a](/v1/zh/a)', { multiVersion }, 'v2/en')).address).toEqual({
      version: 'v1',
      lang: 'zh',
      path: '/a',
    });
    expect((await compileLink('[a](../../../v1/en/a.mdx)', { multiVersion }, 'v2/en')).address).toEqual({
      version: 'v1',
      lang: 'en',
      path: '/a',
    });
  });

  it('splits links into path, query and hash', async () => {
    expect(await compileLink('[a](./b.mdx?c=d#e?f)')).toMatchObject({ query: '?c=d', hash: '#e?f' });
    expect(await compileLink('[a](#here)')).toMatchObject({
      address: { lang: 'en', path: '/guide/page' },
      query: '',
      hash: '#here',
    });
  });

  it('records the position of links', async () => {
    const page = await compileText('# A\n\ntext [a](/b)\n\n[c]: /d\n\n[c]\n');
    expect(page.links.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['docs/en/index.mdx', 3, 6],
      ['docs/en/index.mdx', 5, 1],
    ]);
  });

  it.each(['/files/a.zip', '/v1.2', '/LICENSE'])('resolves %s to a page or a public file', async (path) => {
    const link = await compileLink(`[a](${path}?b#c)`);
    expect(link).toMatchObject({ publicFile: path, address: { path }, query: '?b', hash: '#c' });
    expect(await compileLink('[a](./files/a.zip)')).not.toHaveProperty('publicFile');
  });

  it.each([
    ['<a href="/b">a</a>'],
    ['text <a href="/b">a</a>'],
    ['<Badge link="/b">a</Badge>'],
    ['<Badge to="/b">a</Badge>'],
  ])('finds links in %s', async (markdown) => {
    expect((await compileLink(markdown)).address?.path).toBe('/b');
  });
});

describe('links to elsewhere', () => {
  it.each(['https://a.test/b', 'http://a.test', 'mailto:a@b.test', 'tel:+1', 'HTTPS://a.test'])(
    'does not change %s',
    async (href) => {
      const page = await compileText(`# A\n\n[a](${href})\n`);
      expect(page.links).toEqual([]);
      expect(page.problems).toEqual([]);
      expect(renderCompiled(page)).toContain(`<a href="${href}">a</a>`);
    },
  );

  it.each([
    '[a](javascript:alert)',
    '[a](JavaScript:alert)',
    '[a](data:text/html,a)',
    '[a](vbscript:a)',
    '[a](//a.test/b)',
    '[a][b]\n\n[b]: file:///etc/passwd',
    '<a href="javascript:alert">a</a>',
    '<Badge link="javascript:alert">a</Badge>',
  ])('rejects links that could be harmful: %s', async (markdown) => {
    const { problems } = await compileText(`# A\n\n${markdown}\n`);
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: expect.stringContaining('has a protocol that is not allowed'),
        advice: 'Use https:, mailto: or a path.',
      }),
    ]);
  });
});

it('rejects a link without a URL', async () => {
  const { problems } = await compileText('# A\n\n[x]()\n\n<a href="">y</a>\n');
  expect(problems).toMatchObject([
    { severity: 'error', line: 3, message: 'This link has no URL.' },
    { severity: 'error', line: 5, message: 'This link has no URL.' },
  ]);
});

it('reports an external link without two slashes', async () => {
  const { problems } = await compileText('# A\n\n[x](http:/cli), [y](https://x.test/)\n');
  expect(problems).toMatchObject([
    { severity: 'error', line: 3, message: expect.stringContaining('has no "//" after its protocol') },
  ]);
});

it('reports a link to localhost, unless its text shows the URL', async () => {
  const lines = ['# A', '', '[x](http://localhost:3000/guide/)', '', 'Open http://localhost:3000/ now.', ''];
  const { problems } = await compileText([...lines, '[y](http://localhosts.test/)'].join('\n'));
  expect(problems).toMatchObject([{ severity: 'warning', line: 3, advice: expect.stringContaining('path') }]);
});

it.each([
  ['[b](/zh/guide/b)', 0],
  ['[b](/en/guide/b#c)', 1],
  ['[b](/en/guide/b.html)', 1],
  ['<Card title="B" link="/en/" />', 1],
  ['[b](/guide/en/b)', 0],
  ['[b](../en/b.mdx)', 0],
  ['[b](/en/b.pdf)', 0],
])('detects whether a link contains the language of its page: %s', async (markdown, count) => {
  const { problems } = await compileText(`# A\n\n${markdown}\n`);
  const reported = problems.filter(({ code }) => code === 'language-link');
  expect(reported).toHaveLength(count);
  for (const { line, severity } of reported)
    expect({ line, severity }).toEqual({ line: 3, severity: 'warning' });
});

it.each([
  ['<Timeline from="2020" to="2024" />', 0],
  ['<Timeline link="chain" online once onset="a" only="b" />', 0],
  ['<Timeline to="/guide/" />', 1],
  ['<Timeline link="./guide.mdx" />', 1],
  ['<Card title="a" link="guide" />', 1],
  ['<svg viewBox="0 0 1 1"><use href="#a" /><animate attributeName="x" from="0" to="1" /></svg>', 0],
])('distinguishes links from other properties of %s', async (element, count) => {
  const page = await compileText(`# A\n\n${element}\n`, { components: { Timeline: './Timeline.tsx' } });
  expect(page.problems).toEqual([]);
  expect(page.links).toHaveLength(count);
});
