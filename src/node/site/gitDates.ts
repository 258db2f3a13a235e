import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Maximum size of the log, in bytes. Enough for several hundred thousand commits. */
const MAX_LOG_BYTES = 512 * 1024 * 1024;

/**
 * Removes git's variables from the environment. In a hook, they name a repository relative to the hook's folder, but
 * the one of the pages is needed.
 */
function gitEnv(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_PREFIX: undefined };
}

/** Expected failures, which aren't reported: outside a repository, or before its first commit. */
const NO_HISTORY = ['not a git repository', 'does not have any commits yet'];

/** Marks the start of a commit in the log; file names can't contain it. */
const COMMIT = '\x01';

/** Messages that have been printed, because the dev server reads the dates again after each commit. */
const printedMessages = new Set<string>();

/**
 * Returns the date of the last commit of each file below a folder, in milliseconds, by absolute path. Omits files
 * outside a repository, uncommitted files, and files whose last commit a shallow clone lacks, because any substitute
 * would differ between builds.
 */
export async function readGitDates(folder: string): Promise<Map<string, number>> {
  const dates = await readRepositoryDates(folder);
  for (const inner of innerRepositories(folder))
    for (const [file, date] of await readRepositoryDates(inner)) dates.set(file, date);
  return dates;
}

/** Returns subfolders that are separate repositories, including submodules; outer ones first. */
function innerRepositories(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const children = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => name !== 'node_modules' && name !== '.git',
  );
  return children
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .flatMap((inner) => [
      ...(existsSync(path.join(inner, '.git')) ? [inner] : []),
      ...innerRepositories(inner),
    ]);
}

async function readRepositoryDates(folder: string): Promise<Map<string, number>> {
  const dates = new Map<string, number>();
  const options = { cwd: folder, maxBuffer: MAX_LOG_BYTES, env: gitEnv() };
  let top: string;
  let boundary: string[];
  let log: string;
  try {
    const gitPaths = await run('git', ['rev-parse', '--show-toplevel', '--git-path', 'shallow'], options);
    const [toplevel = '', shallow = ''] = gitPaths.stdout.split('\n');
    top = toplevel;
    const file = path.resolve(folder, shallow);
    boundary = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const args = ['-z', `--format=${COMMIT}%H %ct`, '--name-only', '--no-renames', '--', '.'];
    log = (await run('git', ['log', ...args], options)).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    const [reason = ''] = stderr.replace(/^(?:fatal|error): /, '').split('\n');
    if (code === 'ENOENT' && existsSync(folder)) warnOnce('Pages have no dates: git is not installed.');
    else if (reason !== '' && !NO_HISTORY.some((text) => reason.includes(text)))
      warnOnce(`Pages have no dates: ${reason}`);
    return dates;
  }
  // git reports real paths, while the site's path may contain symlinks
  const base = realpathSync(folder);
  let time = 0;
  let isKnown = true;
  const seen = new Set<string>();
  for (const entry of log.split('\0').map((text) => text.replace(/^\n/, ''))) {
    if (entry.startsWith(COMMIT)) {
      const [commit = '', seconds] = entry.slice(COMMIT.length).split(' ');
      // a boundary commit of a shallow clone seems to add all files
      isKnown = !boundary.includes(commit);
      time = Number(seconds) * 1000;
    } else if (entry !== '' && !seen.has(entry)) {
      seen.add(entry);
      if (isKnown) dates.set(path.join(folder, path.relative(base, path.join(top, entry))), time);
    }
  }
  if (seen.size > dates.size)
    warnOnce(
      'Pages whose last commit is missing from this shallow clone have no date. Fetch the complete history, for example with "fetch-depth: 0" in CI.',
    );
  return dates;
}

function warnOnce(message: string): void {
  if (!printedMessages.has(message)) console.warn(message);
  printedMessages.add(message);
}

/** Returns the current commit, and the file that git writes when it changes; `undefined` outside a repository. */
export async function readGitHead(folder: string): Promise<{ commit: string; log: string } | undefined> {
  try {
    const args = ['rev-parse', 'HEAD', '--git-path', 'logs/HEAD'];
    const [commit = '', log = ''] = (await run('git', args, { cwd: folder, env: gitEnv() })).stdout.split(
      '\n',
    );
    return { commit, log: path.resolve(folder, log) };
  } catch {
    return undefined;
  }
}
