/** `docs build`. See `USAGE`. */

import { howToRun, readCommandLine, runCommand } from '../base/commandLine.ts';
import { fileSystemProblem, PREVIOUS_SITE_REMAINS } from '../base/problems.ts';

const USAGE = `Usage: ${howToRun('build')}
Writes the finished site to its output folder, dist; a failed build leaves the previous one in place.`;

await runCommand(USAGE, async () => {
  readCommandLine(USAGE, {});
  // the process ends after the build: its memory need not be freed piece by piece
  process.env.RSPACK_UNSAFE_FAST_DROP = 'true';
  // packages choose what they load by it
  process.env.NODE_ENV ??= 'production';
  try {
    const { buildSite } = await import('./build/buildSite.ts');
    await buildSite(process.cwd());
  } catch (error) {
    throw fileSystemProblem(error, PREVIOUS_SITE_REMAINS);
  }
  return 0;
});
