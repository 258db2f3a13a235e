import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Files, temporaryFolder, temporarySite, writeFiles } from '../../../../testing/temporarySite.ts';
import { ProblemsError } from '../../base/problems.ts';
import { type ResolvedSite, resolveSite } from '../../config/resolveSite.ts';
import { SiteBuild } from './siteBuild.ts';

/** A fake of the shell that Rspack would bundle. */
const bundleFiles: Files = {
  'bundle/headScript.js': 'start()',
  'bundle/assets/a.js': 'a',
  'bundle/server.mjs': [
    'export const renderArticle = (site, { page, html }) => {',
    "  if (html.join('').includes('EXPLODE'))",
    "    throw Object.assign(new Error('broken on purpose'), { source: { lineNumber: 3 } });",
    "  return { html: '<h1>' + page.title + '</h1>' + html.join(''), styles: [] };",
    '};',
    'export const renderShell = (site, page, html) => ({ html, regions: { main: html } });',
  ].join('\n'),
};

/** Builds a site and returns its problems, as `file:line`. */
async function build(site: ResolvedSite): Promise<string[]> {
  const siteBuild = new SiteBuild(site);
  siteBuild.start();
  const files = { scripts: [], stylesheets: [], fonts: [], extraStylesheets: {} };
  try {
    const problems = await siteBuild.finish({ folder: path.join(site.root, 'bundle'), files });
    return problems.map(({ file, line }) => `${file}:${line}`);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.map(({ file, line }) => `${file}:${line}`).sort();
  }
}

const read = (site: ResolvedSite, name: string) => readFileSync(path.join(site.outDir, name), 'utf8');

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // silences the progress output
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
});

describe('a build', () => {
  it('writes every page as a document and as data, with its assets', async () => {
    const site = temporarySite({
      ...bundleFiles,
      'docs/en/index.mdx': '# Home\n\n[a](./guide/a.mdx)\n',
      'docs/en/guide/a.mdx': '# A\n',
      'docs/zh/guide/a.mdx': '# 甲\n',
    });
    expect(await build(site)).toEqual([]);
    for (const page of ['index', '404', 'guide/a', 'zh/index', 'zh/404', 'zh/guide/a']) {
      expect(read(site, `${page}.html`)).toMatch(/^<!doctype html>/);
      expect(JSON.parse(read(site, `${page}.json`))).toHaveProperty('regions.main');
    }
    expect(read(site, 'zh/guide/a.html')).toContain('甲');
    expect(read(site, 'assets/a.js')).toBe('a');
    expect(existsSync(path.join(site.outDir, 'routes.json'))).toBe(true);
    expect(readdirSync(path.join(site.cacheDir, 'builds')), 'nothing is left over').toEqual([]);
  });
});

describe('a later build', () => {
  const files = {
    ...bundleFiles,
    'docs/en/a.mdx': '# A\n',
    'docs/en/b.mdx': "import Part from './shared/part.mdx'\n\n# B\n\n<Part />\n",
    'docs/en/c.mdx': '# C\n',
    'docs/en/shared/part.mdx': 'old\n',
  };
  const content = ({ outDir }: ResolvedSite) =>
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(outDir, file), readFileSync(file, 'utf8')]);

  it('finds its cache and included files after the site was moved', async () => {
    const site = temporarySite(files);
    await build(site);
    const root = path.join(temporaryFolder(), 'moved');
    renameSync(site.root, root);
    const moved = resolveSite(site.config, root);
    expect(await build(moved)).toEqual([]);
    writeFileSync(path.join(root, 'docs/en/shared/part.mdx'), 'new\n');
    await build(moved);
    expect(read(moved, 'b.html'), 'the included file is tracked at its new location').toContain('new');
  });

  it('writes the same files as a clean build', async () => {
    const site = temporarySite(files);
    await build(site);
    const changes = { 'docs/en/c.mdx': '# C\n\nMore.\n', 'docs/en/shared/part.mdx': 'new\n' };
    writeFiles(site.root, changes);
    await build(site);
    expect(read(site, 'b.html')).toContain('new');
    const incremental = content(site);
    rmSync(site.cacheDir, { recursive: true });
    await build(site);
    expect(content(site)).toEqual(incremental);
  });

  it('replaces pages that were edited or deleted in the output folder', async () => {
    const site = temporarySite(files);
    await build(site);
    const expected = content(site);
    writeFileSync(path.join(site.outDir, 'a.html'), 'mine');
    rmSync(path.join(site.outDir, 'b.html'));
    await build(site);
    expect(content(site)).toEqual(expected);
  });
});

describe('a failed build', () => {
  it('reports that the cache folder was deleted, and keeps the previous site', async () => {
    const files = { ...bundleFiles, 'docs/en/index.mdx': '# Home\n' };
    const site = temporarySite(
      {
        ...files,
        'deleteCache.mjs':
          "import { rmSync } from 'node:fs';\nexport default () => ({ name: 'cleaner', pagesPrepared: ({ site }) => rmSync(site.cacheDir, { recursive: true }) });\n",
        'dist/index.html': 'previous',
        'dist/files.json': '{}',
        'dist/routes.json': '{}',
      },
      { integrations: ['./deleteCache.mjs'] },
    );
    await expect(build(site)).rejects.toThrow(
      `docs/en/index.mdx is no longer in ${site.cacheDir}. Run the build again.`,
    );
    expect(read(site, 'index.html')).toBe('previous');
  });

  it('reports all broken pages together, and keeps the previous site', async () => {
    const site = temporarySite({
      ...bundleFiles,
      'docs/en/a.mdx': '# A\n\n<Tabs>\n',
      'docs/en/b.mdx': '---\ntitel: B\n---\n\n[x](./none.mdx)\n',
      'docs/en/c.mdx': '# C\n\nEXPLODE\n',
      'docs/en/d.mdx': '# D\n',
      'dist/index.html': 'previous',
      'dist/files.json': '{}',
      'dist/routes.json': '{}',
    });
    const expected = ['docs/en/a.mdx:3', 'docs/en/b.mdx:2', 'docs/en/b.mdx:5', 'docs/en/c.mdx:3'];
    expect([...new Set(await build(site))]).toEqual(expected);
    expect(readdirSync(site.outDir)).toHaveLength(3);
    expect(read(site, 'index.html')).toBe('previous');
    writeFiles(site.root, { 'docs/en/a.mdx': '# A\n', 'docs/en/b.mdx': '# B\n', 'docs/en/c.mdx': '# C\n' });
    expect(await build(site), 'fixed').toEqual([]);
    expect(read(site, 'd.html')).toContain('<h1>D</h1>');
  });
});

it('gives the same result with and without the cache', async () => {
  const pages = {
    'docs/en/a.mdx': '# A\n\n```ts\nconst a = 1; // [!code ++]\n```\n',
    'docs/en/b.mdx': '# B\n',
  };
  const site = temporarySite({ ...bundleFiles, ...pages });
  const all = () =>
    readdirSync(site.outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(site.outDir, path.join(entry.parentPath, entry.name)))
      .sort()
      .map((name) => [name, read(site, name)]);
  await build(site);
  const first = all();
  expect(first.map(([name]) => name)).toContain('a.html');
  await build(site);
  expect(all()).toEqual(first);
});
