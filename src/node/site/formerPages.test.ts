import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { type Files, navigationText, temporarySite, writeFiles } from '../testing/temporarySite.ts';
import { withFormerPages } from './formerPages.ts';

const missing = (routePath: string, lang = 'en') => ({
  severity: 'error' as const,
  file: 'docs/en/a.mdx',
  message: 'Dead link.',
  advice: 'Correct it.',
  missing: { version: '', lang, path: routePath },
});

/** A site whose history has these files, one commit each, of which only the last are left. */
function siteWithHistory(...commits: Files[]) {
  const site = temporarySite({});
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: site.root });
  git('init', '--quiet');
  for (const files of commits) {
    rmSync(site.docsDir, { recursive: true, force: true });
    writeFiles(site.root, files);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'a', '--no-gpg-sign');
  }
  return site;
}

it('says where a page was, whatever its ending', async () => {
  const site = siteWithHistory(
    { 'docs/en/guide/Old.mdx': '1', 'docs/zh/folder/index.md': '2' },
    { 'docs/en/a.mdx': '1', 'docs/navigation.ts': navigationText({}) },
  );
  writeFiles(site.root, { 'docs/en/never.mdx': 'not committed' });
  rmSync(path.join(site.docsDir, 'en/a.mdx'));
  const problems = await withFormerPages(site, [
    missing('/guide/old'),
    missing('/folder/', 'zh'),
    missing('/a'),
    missing('/folder/'),
    missing('/never'),
  ]);
  const was = (file: string) => expect.stringContaining(`Correct it. A page was there once: docs/${file}. `);
  expect(problems.map(({ advice }) => advice)).toEqual([
    was('en/guide/Old.mdx'),
    was('zh/folder/index.md'),
    was('en/a.mdx'),
    'Correct it.',
    'Correct it.',
  ]);
  expect(problems[0]?.advice).toContain('“redirects” of the site configuration');
  expect(problems[0]).not.toHaveProperty('missing');
});

it('says nothing more without a repository, or without git', async () => {
  const site = temporarySite({ 'docs/en/a.mdx': '# A\n' });
  const expected = [expect.objectContaining({ advice: 'Correct it.' })];
  expect(await withFormerPages(site, [missing('/guide/old')])).toEqual(expected);
  vi.stubEnv('PATH', '');
  expect(await withFormerPages(site, [missing('/guide/old')])).toEqual(expected);
  vi.unstubAllEnvs();
});
