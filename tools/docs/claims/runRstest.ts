import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserFlags, linkBrowserPackages } from '../browserMode.ts';
import { type CommandResult, runCommand } from '../runCommand.ts';
import { WorkFolder } from '../workFolder.ts';

/** The result of an `rstest` run in a temporary folder. */
export interface RstestRun extends CommandResult {
  /** The text of a file in that folder after the run; `undefined` if it doesn't exist. */
  file: (name: string) => string | undefined;
}

export interface RstestRunOptions {
  /** Variables added to the environment, for instance `{ CI: 'true' }`, or removed if `undefined`. */
  env?: NodeJS.ProcessEnv;
  /** Packages that should appear not to be installed. */
  without?: readonly string[];
  /** Run with the packages of the browser mode, in this machine's browser. */
  browser?: boolean;
}

/**
 * Runs the installed `rstest` on these files, in a temporary folder that can import this project's packages.
 *
 * @param files their content, by path inside the folder
 * @param args command-line arguments, such as `['run', '--bail', '1']`
 */
export async function runRstest(
  files: Readonly<Record<string, string>>,
  args: readonly string[] = ['run'],
  { env, without, browser }: RstestRunOptions = {},
): Promise<RstestRun> {
  const work = new WorkFolder(without);
  try {
    // packages of the browser mode take precedence when they are nearer to the files
    const folder = browser ? 'project' : '.';
    const cwd = path.join(work.path, folder);
    for (const [name, content] of Object.entries(files)) work.write(path.join(folder, name), content);
    const options = { cwd, ...(env ? { env } : {}) };
    const result = browser
      ? await runCommand('node', [linkBrowserPackages(cwd), ...args, ...browserFlags()], options)
      : await runCommand('rstest', args, options);
    // the folder is removed immediately, so all files that a claim may need are read first
    const texts = new Map<string, string>();
    for (const name of work.files(folder)) texts.set(name, readFileSync(path.join(cwd, name), 'utf8'));
    return { ...result, file: (name) => texts.get(name) };
  } finally {
    work.remove();
  }
}
