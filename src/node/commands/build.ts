/** `docs build`. See `USAGE`. */

import { readCommandLine, runCommand } from '../base/commandLine.ts';
import { howToRun } from '../base/problems.ts';
import { runRsbuild } from './runRsbuild.ts';

const USAGE = `Usage: ${howToRun('build')}
Writes the finished site to its output folder, dist; a failed build leaves the previous one in place.
The same as “rsbuild build”, for sites without an rsbuild.config.ts as well.`;

await runCommand(USAGE, async () => {
  readCommandLine(USAGE, {});
  await runRsbuild('build', ['--log-level', 'warn']);
  return 0;
});
