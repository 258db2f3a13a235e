/** `npm run check:content`: finds problems in pages, navigation and texts without building the site. */

import { performance } from 'node:perf_hooks';
import { formatProblems, hasErrors, ProblemsError } from '../base/problems.ts';
import { countPages } from '../base/progress.ts';
import { loadSiteConfig } from '../config/loadSiteConfig.ts';
import { checkSite } from './check/checkSite.ts';

try {
  const { pages, problems } = await checkSite(await loadSiteConfig(process.cwd()));
  if (problems.length > 0) console.log(formatProblems(problems));
  const seconds = (performance.now() / 1000).toFixed(1);
  const verdict =
    problems.length === 0 ? 'no problems found' : hasErrors(problems) ? 'errors' : 'warnings only';
  console.log(`${countPages(pages)} checked in ${seconds} s: ${verdict}`);
  process.exitCode = hasErrors(problems) ? 1 : 0;
} catch (error) {
  if (!(error instanceof ProblemsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
