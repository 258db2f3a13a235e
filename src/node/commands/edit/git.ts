import { spawnSync } from 'node:child_process';

/** What git says, or `undefined` outside of a repository, and where there is no git. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // `git grep` ends with 1 when it finds nothing
  return status === 0 || (status === 1 && args[0] === 'grep') ? stdout : undefined;
}

/** Whether others may know a file: it is in the last commit, or git cannot tell. */
export function isCommitted(folder: string, file: string): boolean {
  return git(folder, 'ls-tree', '--name-only', 'HEAD', '--', file) !== '';
}

/** Whether a file is exactly as it was committed, so that nothing is lost with it. */
export function isSaved(folder: string, file: string): boolean {
  return git(folder, 'status', '--porcelain', '--ignored', '--', file) === '';
}

/** Places in the repository that name the path of a page, in any notation: `guide/start:12`. */
export function mentionsOf(folder: string, routePath: string): string[] {
  const segments = routePath
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replaceAll('.', '\\.'));
  if (segments.length < 2) return []; // a word that stands for many things
  const pattern = `(^|[^[:alnum:]_-])${segments.join('\\\\?/')}([^[:alnum:]_/-]|/[^[:alnum:]]|/?$)`;
  const found = git(folder, 'grep', '--untracked', '-I', '-n', '-E', pattern, '--', '.') ?? '';
  return found.split('\n').flatMap((line) => /^[^:]+:\d+/.exec(line)?.[0] ?? []);
}
