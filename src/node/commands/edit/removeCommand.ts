import { readCommandLine, runCommand, UsageError } from '../../base/commandLine.ts';
import { howToRun } from '../../base/howToRun.ts';
import { displayPath } from '../../base/paths.ts';
import { loadSiteConfig } from '../../config/loadSiteConfig.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { Source } from '../../content/page.ts';
import { Changes } from './changes.ts';
import { isSaved } from './git.ts';
import { planRemoval } from './leavePage.ts';
import { filesOfPage, routePathOf, versionNamed } from './pageFiles.ts';
import { Questions } from './questions.ts';
import { type Accompany, finishEdit } from './runEdit.ts';

const USAGE = `Usage: ${howToRun('remove', '/guide/basic/example [--redirect /guide/basic/other]')}
Removes a page in all languages, with its entries in the navigation, accepted translations and so on.
  --redirect /path  where links to the page, and readers who know its address, are led; “#heading” may follow
  --in v2           in this version of the docs
  --force           also if the page has changes that are not committed
  --dry-run         only says what would happen`;

/** `docs remove`. See `USAGE`. */
export async function removeCommand(accompany: Accompany = () => []): Promise<void> {
  const options = {
    redirect: { type: 'string' },
    in: { type: 'string' },
    force: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  await runCommand(USAGE, async () => {
    const { values, positionals } = readCommandLine(USAGE, options, { maxArguments: 1 });
    const [written] = positionals.map(routePathOf);
    if (written === undefined) throw new UsageError('The path of the page is needed.');
    const site = await loadSiteConfig(process.cwd());
    const version = versionNamed(site, values.in);
    const { files } = await filesOfPage(site, version, written);
    const from = files[0].routePath;
    if (!values.force && !values['dry-run']) refuseUnsaved(site, files);
    let { redirect } = values;
    let changes = new Changes(site);
    let plan = await planRemoval(site, changes, { version, path: from, redirect });
    if (plan.dangling.length > 0) {
      const list = plan.dangling.map(({ place, written }) => `  ${place}  ${written}`).join('\n');
      console.log(`These links would lead nowhere:\n${list}`);
      redirect = await askTarget();
      changes = new Changes(site);
      plan = await planRemoval(site, changes, { version, path: from, redirect });
    }
    const left = [...plan.left, ...accompany(site, changes, { version, from, redirect })];
    finishEdit(site, changes, { version, from }, { left, dryRun: values['dry-run'] });
    return 0;
  });
}

function refuseUnsaved(site: ResolvedSite, files: readonly Source[]): void {
  const unsaved = files.filter(({ file }) => !isSaved(site.root, file));
  if (unsaved.length === 0) return;
  const names = unsaved.map(({ file }) => displayPath(site, file)).join(', ');
  throw new Error(`Not committed, and lost with the page: ${names}. Commit, or add --force.`);
}

async function askTarget(): Promise<string> {
  const questions = new Questions();
  const target = await questions.ask('Where should they lead (a path; Enter: remove nothing)?');
  questions.close();
  if (target !== '') return target;
  throw new Error(
    'Nothing has been changed. Mend the links, or add --redirect with the path of another page.',
  );
}
