import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../shared/siteConfig.ts';
import { type Files, temporarySite } from '../../testing/temporarySite.ts';
import { discoverPages } from './discover.ts';

async function discover(names: string[], config: Partial<SiteConfig> = {}) {
  const files: Files = Object.fromEntries(names.map((name) => [name, '# A']));
  return discoverPages(temporarySite(files, config));
}

describe('pages', () => {
  it('are Markdown and MDX files, spelled as the file', async () => {
    const { sources, problems } = await discover([
      'docs/en/index.md',
      'docs/en/guide/start/index.mdx',
      'docs/zh/config/includeSource.mdx',
      'docs/en/picture.svg',
      'docs/navigation.ts',
      'docs/glossary.md',
      'docs/en/folder.mdx/text.txt',
    ]);
    expect(problems).toEqual([]);
    expect(sources.map(({ lang, routePath, relativePath }) => [lang, routePath, relativePath])).toEqual([
      ['en', '/guide/start/', 'en/guide/start/index.mdx'],
      ['en', '/', 'en/index.md'],
      ['zh', '/config/includeSource', 'zh/config/includeSource.mdx'],
    ]);
    expect(sources[0]?.displayFile).toBe('docs/en/guide/start/index.mdx');
  });

  it('are not what lies in folders for other things', async () => {
    const { sources } = await discover([
      'docs/en/index.mdx',
      'docs/en/shared/part.mdx',
      'docs/en/guide/shared/part.mdx',
      'docs/en/theme/layout.mdx',
      'docs/en/node_modules/a/readme.md',
      'docs/en/_draft.mdx',
      'docs/en/sharedness.mdx',
    ]);
    expect(sources.map(({ routePath }) => routePath)).toEqual(['/', '/sharedness']);
  });

  it('lie below their version', async () => {
    const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
    const files = ['docs/v2/en/index.mdx', 'docs/v1/zh/guide.mdx', 'docs/en/old.mdx'];
    const { sources } = await discover(files, { multiVersion });
    expect(sources.map(({ version, lang, routePath }) => [version, lang, routePath])).toEqual([
      ['v2', 'en', '/'],
      ['v1', 'zh', '/guide'],
    ]);
  });
});

describe('two files for one route', () => {
  it.each([
    ['guide.mdx', 'guide/index.mdx'],
    ['guide.md', 'guide.mdx'],
    ['Guide.mdx', 'guide.mdx'],
  ])('%s and %s are a problem', async (first, second) => {
    const { sources, problems } = await discover([`docs/en/${first}`, `docs/en/${second}`]);
    expect(sources).toHaveLength(1);
    const [kept, refused] = [first, second].sort();
    expect(sources[0]?.displayFile).toBe(`docs/en/${kept}`);
    expect(problems).toEqual([
      {
        severity: 'error',
        file: `docs/en/${refused}`,
        message: expect.stringContaining(`This page has the same address as docs/en/${kept}`),
        advice: 'Rename or remove one of the two files; upper and lower case make no difference.',
      },
    ]);
  });

  it('may be of two languages', async () => {
    expect((await discover(['docs/en/guide.mdx', 'docs/zh/guide.mdx'])).problems).toEqual([]);
  });
});

it('says what to write when there is nothing', async () => {
  expect(await discover(['docs/readme.txt'])).toEqual({
    sources: [],
    problems: [
      {
        severity: 'error',
        file: 'docs',
        message: 'There are no pages in the documentation folder.',
        advice: 'Write the first one: docs/en/index.mdx.',
      },
    ],
  });
});

it('warns of files that look like pages but that nobody would find', async () => {
  const { sources, problems } = await discover([
    'docs/en/index.mdx',
    'docs/en/upper.MDX',
    'docs/en/old.markdown',
    'docs/en/_draft.mdx',
    'docs/fr/index.mdx',
    'docs/guide/start.mdx',
    'docs/shared/part.mdx',
  ]);
  expect(sources).toHaveLength(1);
  expect(problems.map(({ severity, file, message }) => [severity, file, message])).toEqual([
    ['warning', 'docs/en/old.markdown', expect.stringContaining('“.mdx” or “.md”')],
    ['warning', 'docs/en/upper.MDX', expect.stringContaining('“.mdx” or “.md”')],
    ['warning', 'docs/fr/index.mdx', expect.stringContaining('folder of no language')],
    ['warning', 'docs/guide/start.mdx', expect.stringContaining('folder of no language')],
  ]);
  expect(problems[2]?.advice).toBe('Move it to docs/en/, docs/zh/.');
});

it.each(['c#', 'what?', 'back\\slash'])('refuses a name that no address can lead to: %s', async (name) => {
  const { sources, problems } = await discover(['docs/en/index.mdx', `docs/en/${name}.mdx`]);
  expect(sources.map(({ routePath }) => routePath)).toEqual(['/']);
  expect(problems).toMatchObject([{ severity: 'error', file: `docs/en/${name}.mdx` }]);
});
