import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Enough for the log of several hundred thousand commits, in bytes. */
const MAX_LOG_BYTES = 512 * 1024 * 1024;

/**
 * Date of the last commit of each file below a folder, in milliseconds, by absolute path. Outside a repository, and for
 * uncommitted files, there is no date: any substitute would differ from build to build.
 */
export async function readGitDates(folder: string): Promise<Map<string, number>> {
  const dates = new Map<string, number>();
  let top: string;
  let log: string;
  try {
    const options = { cwd: folder, maxBuffer: MAX_LOG_BYTES };
    top = (await run('git', ['rev-parse', '--show-toplevel'], options)).stdout.trim();
    const args = [
      '-c',
      'core.quotepath=off',
      'log',
      '--format=%x00%ct',
      '--name-only',
      '--no-renames',
      '--',
      '.',
    ];
    log = (await run('git', args, options)).stdout;
  } catch {
    return dates;
  }
  // git reports real paths, while the site's path may contain symlinks
  const base = realpathSync(folder);
  for (const commit of log.split('\0')) {
    const [seconds = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) {
      const absolute = path.join(folder, path.relative(base, path.join(top, file)));
      if (!dates.has(absolute)) dates.set(absolute, Number(seconds) * 1000);
    }
  }
  return dates;
}

/** The current commit, and the file that git writes when it changes; `undefined` outside a repository. */
export async function readGitHead(folder: string): Promise<{ commit: string; log: string } | undefined> {
  try {
    const args = ['rev-parse', 'HEAD', '--git-path', 'logs/HEAD'];
    const [commit = '', log = ''] = (await run('git', args, { cwd: folder })).stdout.split('\n');
    return { commit, log: path.resolve(folder, log) };
  } catch {
    return undefined;
  }
}
