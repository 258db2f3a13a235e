import { spawnSync } from 'node:child_process';

/** What git says, or `undefined` outside of a repository, and where there is no git. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : undefined;
}

/** Whether others may know a file: it is in the last commit, or git cannot tell. */
export function isCommitted(folder: string, file: string): boolean {
  return git(folder, 'ls-tree', '--name-only', 'HEAD', '--', file) !== '';
}

/** Whether a file is exactly as it was committed, so that nothing is lost with it. */
export function isSaved(folder: string, file: string): boolean {
  return git(folder, 'status', '--porcelain', '--ignored', '--', file) === '';
}
