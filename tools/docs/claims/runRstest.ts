import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CommandResult, runCommand } from '../runCommand.ts';
import { WorkFolder } from '../workFolder.ts';

/** What a run of `rstest` in a folder of its own has done. */
export interface RstestRun extends CommandResult {
  /** The text of a file in that folder after the run; `undefined` if there is none. */
  file: (name: string) => string | undefined;
}

export interface RstestRunOptions {
  /** Variables added to the environment, for instance `{ CI: 'true' }`. */
  env?: Record<string, string>;
  /** Packages that should appear not to be installed. */
  without?: readonly string[];
}

/**
 * Runs the installed `rstest` on these files, in a temporary folder that can import this project's packages.
 *
 * @param files their content, by path inside the folder
 * @param args what follows `rstest` on the command line, such as `['run', '--bail', '1']`
 */
export async function runRstest(
  files: Readonly<Record<string, string>>,
  args: readonly string[] = ['run'],
  { env, without }: RstestRunOptions = {},
): Promise<RstestRun> {
  const work = new WorkFolder(without);
  try {
    for (const [name, content] of Object.entries(files)) work.write(name, content);
    const result = await runCommand('rstest', args, { cwd: work.path, ...(env ? { env } : {}) });
    // the folder is removed at once, so whatever a claim may ask for is read before
    const texts = new Map<string, string>();
    for (const name of work.files()) texts.set(name, readFileSync(path.join(work.path, name), 'utf8'));
    return { ...result, file: (name) => texts.get(name) };
  } finally {
    work.remove();
  }
}
