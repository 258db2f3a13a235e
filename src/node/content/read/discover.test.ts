import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, temporarySite } from '../../../../testing/temporarySite.ts';
import type { SiteConfig } from '../../../shared/siteConfig.ts';
import { discoverPages, unusedParts } from './discover.ts';

function discover(names: string[], config: Partial<SiteConfig> = {}) {
  const files: Files = Object.fromEntries(names.map((name) => [name, '# A']));
  return discoverPages(temporarySite(files, config));
}

describe('pages', () => {
  it('finds Markdown and MDX files, with the case of the file names', () => {
    const { sources, problems } = discover([
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

  it('skips files in folders for other purposes', () => {
    const parts = [
      'docs/en/shared/part.mdx',
      'docs/en/guide/shared/part.mdx',
      'docs/en/theme/layout.mdx',
      'docs/en/_draft.mdx',
      'docs/en/__proto__.md',
    ];
    const { sources, ...result } = discover([
      ...parts,
      'docs/en/index.mdx',
      'docs/en/node_modules/a/readme.md',
      'docs/en/sharedness.mdx',
      'docs/en/guide/theme/colors.mdx',
    ]);
    expect(sources.map(({ routePath }) => routePath)).toEqual(['/guide/theme/colors', '/', '/sharedness']);
    expect([...result.parts.keys()].sort()).toEqual([...parts].sort());
    const partFiles = [...result.parts].flatMap(([name, file]) =>
      name.endsWith('__proto__.md') ? [] : [file],
    );
    expect(unusedParts(result.parts, new Set(partFiles))).toMatchObject([
      { severity: 'warning', file: 'docs/en/__proto__.md', code: 'stray-page' },
    ]);
  });

  it('reports navigation files of Rspress, which are not read', () => {
    const names = ['docs/en/_nav.json', 'docs/en/guide/_meta.json'];
    const { problems } = discover(['docs/en/index.mdx', 'docs/en/my_meta.json', ...names]);
    expect(problems).toEqual(
      names.map((file) =>
        expect.objectContaining({
          severity: 'warning',
          code: 'stray-page',
          file,
          advice: expect.stringContaining('docs-site-migrate'),
        }),
      ),
    );
  });

  it('finds the pages of each version', () => {
    const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
    const files = ['docs/v2/en/index.mdx', 'docs/v1/zh/guide.mdx', 'docs/en/old.mdx'];
    const { sources } = discover(files, { multiVersion });
    expect(sources.map(({ version, lang, routePath }) => [version, lang, routePath])).toEqual([
      ['v1', 'zh', '/guide'],
      ['v2', 'en', '/'],
    ]);
  });
});

describe('two files for one route', () => {
  it.each([
    ['guide.mdx', 'guide/index.mdx'],
    ['guide.md', 'guide.mdx'],
    ['Guide.mdx', 'guide.mdx'],
  ])('reports %s and %s', (first, second) => {
    const { sources, problems } = discover([`docs/en/${first}`, `docs/en/${second}`]);
    expect(sources).toHaveLength(1);
    const [usedFile, ignoredFile] = [first, second].sort();
    expect(sources[0]?.displayFile).toBe(`docs/en/${usedFile}`);
    expect(problems).toEqual([
      {
        severity: 'error',
        file: `docs/en/${ignoredFile}`,
        message: expect.stringContaining(`This page has the same path as docs/en/${usedFile}`),
        advice: 'Rename or remove one of the files. Paths are case-insensitive.',
      },
    ]);
  });

  it('accepts the same route in two languages', () => {
    expect(discover(['docs/en/guide.mdx', 'docs/zh/guide.mdx']).problems).toEqual([]);
  });
});

it('explains what to write in an empty folder', () => {
  expect(discover(['docs/readme.txt'])).toMatchObject({
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

it('skips folders whose names start with a dot', () => {
  const { sources, problems } = discover([
    'docs/en/index.mdx',
    'docs/en/.venv/LICENSE.md',
    'docs/.obsidian/a.md',
  ]);
  expect(sources).toHaveLength(1);
  expect(problems).toEqual([]);
});

it.each(['.hidden.md'])('rejects %s, whose name starts with a dot', (name) => {
  const { sources, problems } = discover(['docs/en/index.mdx', `docs/en/${name}`, 'docs/en/.#lock.md']);
  expect(sources).toHaveLength(1);
  expect(problems).toMatchObject([{ severity: 'error', file: `docs/en/${name}` }]);
});

describe('symbolic links', () => {
  function siteWithLinks(links: Record<string, string>) {
    const site = temporarySite({ 'docs/en/index.md': '# A', 'docs/en/a/b.md': '# B', 'common/c.md': '# C' });
    for (const [link, target] of Object.entries(links)) symlinkSync(target, path.join(site.root, link));
    const { sources, problems } = discoverPages(site);
    return { paths: sources.map(({ routePath }) => routePath), problems };
  }

  it('follows symbolic links', () => {
    const links = { 'docs/en/more': '../../common', 'docs/zh': '../common', 'docs/en/d.md': 'a/b.md' };
    expect(siteWithLinks(links)).toEqual({ paths: ['/a/b', '/d', '/', '/more/c', '/c'], problems: [] });
  });

  it.each([
    ['docs/en/up', '..'],
    ['docs/en/up', '.'],
    ['docs/en/a/up', '../../../docs'],
    ['docs/en/up', 'up'],
    ['docs/up', '../..'],
    ['docs/en/none.md', 'nothing.md'],
    ['docs/en/none', '/nowhere/at/all'],
  ])('reports one error, and no page, for a link from %s to %s', (link, target) => {
    const { paths, problems } = siteWithLinks({ [link]: target });
    expect(paths).toEqual(['/a/b', '/']);
    expect(problems).toMatchObject([
      { severity: 'error', file: link, message: expect.stringContaining(target) },
    ]);
  });

  it('reports one error for each of two folders that link to each other', () => {
    const { paths, problems } = siteWithLinks({ 'docs/en/x': '../../common', 'common/y': '../docs/en' });
    expect(paths).toEqual(['/a/b', '/', '/x/c']);
    expect(problems.map(({ file }) => file)).toEqual(['docs/en/x/y']);
  });
});

it("warns about files that look like pages but aren't", () => {
  const { sources, problems } = discover([
    'docs/en/index.mdx',
    'docs/en/upper.MDX',
    'docs/en/old.markdown',
    'docs/en/_draft.mdx',
    'docs/fr/index.mdx',
    'docs/guide/notes.md',
    'docs/guide/start.mdx',
    'docs/notes.md',
    'docs/pt-BR/guide/start.md',
    'docs/shared/part.mdx',
  ]);
  expect(sources).toHaveLength(1);
  expect(problems.map(({ severity, file, message }) => [severity, file, message])).toEqual([
    ['warning', 'docs/en/old.markdown', expect.stringContaining('".mdx" or ".md"')],
    ['warning', 'docs/en/upper.MDX', expect.stringContaining('".mdx" or ".md"')],
    ['warning', 'docs/fr/index.mdx', expect.stringContaining('outside the folders of the languages')],
    ['warning', 'docs/guide/start.mdx', expect.stringContaining('outside the folders of the languages')],
    ['warning', 'docs/pt-BR/guide/start.md', expect.stringContaining('outside the folders of the languages')],
  ]);
  expect(problems[2]?.advice).toBe('Move it to docs/en/, docs/zh/.');
});

it.each(['en.md', 'zh/a.md', 'zh.mdx'])('rejects %s: its path contains a language', (name) => {
  const { sources, problems } = discover(['docs/en/index.mdx', `docs/en/${name}`]);
  expect(sources).toHaveLength(1);
  expect(problems).toMatchObject([
    {
      severity: 'error',
      file: `docs/en/${name}`,
      message: expect.stringContaining('This page cannot be published'),
    },
  ]);
});

it('ignores lock files, and warns about conflicted copies', () => {
  const { sources, problems } = discover([
    'docs/en/index.mdx',
    'docs/en/~$index.md',
    'docs/en/.#index.mdx',
    "docs/en/index (Ann's conflicted copy 2026-01-01).mdx",
    'docs/en/index.sync-conflict-20260101-010101-ABCDEFG.mdx',
  ]);
  expect(sources).toHaveLength(1);
  expect(problems.map(({ severity, message }) => [severity, message])).toEqual(
    Array(2).fill(['warning', expect.stringContaining('conflicted copy')]),
  );
});

it.each(['Copy of cli', 'cli - Copy', 'cli - Copy (2)', 'cli copy', 'cli copy 2', 'cli (copy)', 'cli (1)'])(
  'warns about copies made by file managers: %s',
  (name) => {
    const { sources, problems } = discover(['docs/en/guide/cli.md', `docs/en/guide/${name}.md`]);
    expect(sources.map(({ routePath }) => routePath)).toEqual(['/guide/cli']);
    expect(problems).toMatchObject([{ severity: 'warning', code: 'stray-page' }]);
    // without the original, it is a page
    expect(discover([`docs/en/guide/${name}.md`])).toMatchObject({ sources: { length: 1 }, problems: [] });
  },
);

it.each(['c#', 'what?', 'back\\slash'])(
  'rejects a name with characters that paths cannot contain: %s',
  (name) => {
    const { sources, problems } = discover(['docs/en/index.mdx', `docs/en/${name}.mdx`]);
    expect(sources.map(({ routePath }) => routePath)).toEqual(['/']);
    expect(problems).toMatchObject([{ severity: 'error', file: `docs/en/${name}.mdx` }]);
  },
);
