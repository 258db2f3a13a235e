/** `docs build`. See `USAGE`. */

import { readCommandLine, runCommand } from '../base/commandLine.ts';
import { formatCommand } from '../base/problems.ts';
import { runRsbuild } from './runRsbuild.ts';

const USAGE = `Usage: ${formatCommand('build')}
Builds the site to its output folder, by default dist. A failed build keeps the previous site.
Runs "rsbuild build", with a default configuration if there is no rsbuild.config.ts.`;

await runCommand(USAGE, async () => {
  readCommandLine(USAGE, {});
  await runRsbuild('build', ['--log-level', 'warn']);
  return 0;
});
