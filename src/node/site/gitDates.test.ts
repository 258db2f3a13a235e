import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { readGitDates } from './gitDates.ts';

/** Returns a repository with one commit at each of the given times, in seconds. */
function repository(commits: [seconds: number, files: Record<string, string>][]): string {
  const folder = temporaryFolder();
  const git = (args: string[], date = '') =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: folder,
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      },
    );
  git(['init', '--quiet']);
  for (const [seconds, files] of commits) {
    writeFiles(folder, files);
    git(['add', '--all']);
    git(['commit', '--quiet', '--message', 'a'], `${seconds} +0000`);
  }
  return folder;
}

describe('dates', () => {
  it('returns the time of the last commit that changed each file, in milliseconds', async () => {
    const folder = repository([
      [1_700_000_000, { 'docs/a.mdx': '1', 'docs/b.mdx': '1', 'other/c.mdx': '1' }],
      [1_700_000_500, { 'docs/a.mdx': '2' }],
    ]);
    writeFiles(folder, { 'docs/b.mdx': 'changed, not committed', 'docs/new.mdx': 'never committed' });
    const docs = path.join(folder, 'docs');
    expect(await readGitDates(docs)).toEqual(
      new Map([
        [path.join(docs, 'a.mdx'), 1_700_000_500_000],
        [path.join(docs, 'b.mdx'), 1_700_000_000_000],
      ]),
    );
  });

  it("reads the dates of an inner repository's files from that repository", async () => {
    const folder = repository([[1_700_000_500, { 'docs/own.mdx': '1' }]]);
    const inner = repository([[1_600_000_000, { 'a.mdx': '1', 'b/c.mdx': '1' }]]);
    cpSync(inner, path.join(folder, 'docs/mod'), { recursive: true });
    expect(await readGitDates(path.join(folder, 'docs'))).toEqual(
      new Map([
        [path.join(folder, 'docs/own.mdx'), 1_700_000_500_000],
        [path.join(folder, 'docs/mod/a.mdx'), 1_600_000_000_000],
        [path.join(folder, 'docs/mod/b/c.mdx'), 1_600_000_000_000],
      ]),
    );
  });

  it('supports file names in any script', async () => {
    const folder = repository([[1_700_000_000, { '入门 指南.mdx': '1' }]]);
    expect([...(await readGitDates(folder)).keys()]).toEqual([path.join(folder, '入门 指南.mdx')]);
  });

  it('supports file names with quotes, spaces and line breaks', async () => {
    const names = ['"a".mdx', ' b.mdx', 'c\nd.mdx', 'e\\f.mdx'];
    const folder = repository([[1_700_000_000, Object.fromEntries(names.map((name) => [name, '1']))]]);
    expect([...(await readGitDates(folder)).keys()].toSorted()).toEqual(
      names.map((name) => path.join(folder, name)).toSorted(),
    );
  });

  it('only uses the commits of a shallow clone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const origin = repository([
      [1_700_000_000, { 'a.mdx': '1', 'b.mdx': '1' }],
      [1_700_000_500, { 'a.mdx': '2' }],
      [1_700_000_900, { 'b.mdx': '2' }],
    ]);
    const dates: [depth: number, known: [string, number][]][] = [
      [1, []],
      [2, [['b.mdx', 1_700_000_900_000]]],
    ];
    for (const [depth, known] of dates) {
      const clone = path.join(temporaryFolder(), 'clone');
      execFileSync('git', ['clone', '--quiet', `--depth=${depth}`, `file://${origin}`, clone]);
      const expected = known.map(([name, time]): [string, number] => [path.join(clone, name), time]);
      expect(await readGitDates(clone)).toEqual(new Map(expected));
    }
    expect(warn.mock.calls).toEqual([[expect.stringContaining('fetch-depth: 0')]]);
    warn.mockRestore();
  });

  it('follows symbolic links', async () => {
    const folder = repository([[1_700_000_000, { 'docs/a.mdx': '1' }]]);
    const link = path.join(temporaryFolder(), 'link');
    symlinkSync(path.join(folder, 'docs'), link);
    expect([...(await readGitDates(link)).keys()]).toEqual([path.join(link, 'a.mdx')]);
  });
});

it('finds the repository of the pages in a hook, for which git sets another', async () => {
  const folder = repository([[1_700_000_000, { 'docs/a.mdx': '1' }]]);
  vi.stubEnv('GIT_DIR', '.git');
  expect([...(await readGitDates(path.join(folder, 'docs'))).values()]).toEqual([1_700_000_000_000]);
  vi.unstubAllEnvs();
});

describe('there are no dates', () => {
  it('returns no dates outside a repository', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.mdx': '1' });
    expect(await readGitDates(folder)).toEqual(new Map());
  });

  it('returns no dates in a repository without commits', async () => {
    expect(await readGitDates(repository([]))).toEqual(new Map());
  });

  it('returns no dates in a broken repository, and prints the reason once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const folder = repository([[1_700_000_000, { 'a.mdx': '1' }]]);
    writeFiles(folder, { '.git/config': '[broken' });
    for (let time = 0; time < 2; time++) expect(await readGitDates(folder)).toEqual(new Map());
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Pages have no dates: bad config line \d/)]]);
    warn.mockRestore();
  });

  it('returns no dates for a missing folder', async () => {
    expect(await readGitDates(path.join(temporaryFolder(), 'none'))).toEqual(new Map());
  });
});
