/** `docs check`. See `USAGE`. */

import { performance } from 'node:perf_hooks';
import { readCommandLine, runCommand } from '../base/commandLine.ts';
import { collapseWarnings, formatCommand, formatProblems, hasErrors } from '../base/problems.ts';
import { countPages } from '../base/progress.ts';
import { loadSiteConfig } from '../config/resolveSite.ts';
import { checkSite } from './check/checkSite.ts';

const USAGE = `Usage: ${formatCommand('check', '[--all] [--differences docs/ja]')}
Checks pages, navigation and strings without building the site. Exits with 1 if there are errors.
  --all          list every warning, even if many are similar
  --differences  only list how a page or folder differs from the first language`;

await runCommand(USAGE, async () => {
  const { all, differences } = readCommandLine(USAGE, {
    all: { type: 'boolean', default: false },
    differences: { type: 'string' },
  }).values;
  const { pages, problems } = await checkSite(await loadSiteConfig(process.cwd()), differences);
  const visibleProblems = all || differences !== undefined ? problems : collapseWarnings(problems);
  if (visibleProblems.length > 0) console.log(formatProblems(visibleProblems));
  const seconds = (performance.now() / 1000).toFixed(1);
  const verdict =
    problems.length === 0 ? 'no problems' : hasErrors(problems) ? 'errors found' : 'only warnings';
  console.log(`Checked ${countPages(pages)} in ${seconds} s: ${verdict}`);
  return hasErrors(problems) ? 1 : 0;
});
