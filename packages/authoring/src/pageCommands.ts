import {
  formatCommand,
  loadSiteConfig,
  type ResolvedSite,
  readCommandLine,
  relativePath,
  runCommand,
  UsageError,
} from 'docs-site-engine/node';
import { Changes } from './changes.ts';
import { findPageFiles, findVersion, isSaved, toRoutePath } from './pageFiles.ts';
import { planMove, planRemoval } from './planPageMove.ts';

/** A page that is created, moved or removed. A removed page has no new path. */
export interface EditedPage {
  version: string;
  /** Route path before the change. For a new page, its route path. */
  from: string;
  to?: string;
  /** Redirect target of a removed page. */
  redirect?: string | undefined;
}

/**
 * Plans additional changes for a page of this site: recordings, tests, and so on.
 * @returns the remaining manual steps
 */
export type PageHook = (site: ResolvedSite, changes: Changes, page: EditedPage) => string[];

const MOVE_USAGE = `Usage: ${formatCommand('move', '/guide/basic/example /guide/advanced/example')}
Moves a page in all languages, and updates links, navigation, accepted translations and redirects.
  --section "Advanced"  section of the sidebar (default: its current place, if possible)
  --in v2               version of the docs
  --dry-run             list the changes without making them`;

/** `docs move`. */
export async function moveCommand(onPageEdited: PageHook = () => []): Promise<void> {
  await runCommand(MOVE_USAGE, async () => {
    const options = {
      section: { type: 'string' },
      in: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = readCommandLine(MOVE_USAGE, options, { maxArguments: 2 });
    const [routePath, to] = positionals.map(toRoutePath);
    if (routePath === undefined || to === undefined)
      throw new UsageError('Missing arguments: the old and the new path.');
    const site = await loadSiteConfig(process.cwd());
    const version = findVersion(site, values.in);
    const [{ routePath: from }] = (await findPageFiles(site, version, routePath)).files;
    const changes = new Changes(site);
    const manualSteps = await planMove(site, changes, { version, from, to, section: values.section });
    manualSteps.push(...onPageEdited(site, changes, { version, from, to }));
    return finish(changes, manualSteps, values['dry-run']);
  });
}

const REMOVE_USAGE = `Usage: ${formatCommand('remove', '/guide/basic/example [--redirect /guide/basic/other]')}
Removes a page in all languages, with its navigation entries and accepted translations.
  --redirect /path  redirect the page, and links to it, to another page or "/path#heading"
  --in v2           version of the docs
  --force           remove the page even if it has uncommitted changes
  --dry-run         list the changes without making them`;

/** `docs remove`. */
export async function removeCommand(onPageEdited: PageHook = () => []): Promise<void> {
  await runCommand(REMOVE_USAGE, async () => {
    const options = {
      redirect: { type: 'string' },
      in: { type: 'string' },
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = readCommandLine(REMOVE_USAGE, options, { maxArguments: 1 });
    const { redirect, force, 'dry-run': dryRun } = values;
    const [routePath] = positionals.map(toRoutePath);
    if (routePath === undefined) throw new UsageError('Missing argument: the path of the page.');
    const site = await loadSiteConfig(process.cwd());
    const version = findVersion(site, values.in);
    const { files } = await findPageFiles(site, version, routePath);
    const unsaved = force || dryRun ? [] : files.filter(({ file }) => !isSaved(site.root, file));
    if (unsaved.length > 0) {
      const names = unsaved.map(({ file }) => relativePath(site.root, file)).join(', ');
      throw new Error(`These files have uncommitted changes: ${names}. Commit them, or add --force.`);
    }
    const from = files[0].routePath;
    const changes = new Changes(site);
    const { dangling, manualSteps } = await planRemoval(site, changes, { version, path: from, redirect });
    if (dangling.length > 0) {
      const list = dangling.map((link) => `  ${link.place}  ${link.written}`).join('\n');
      throw new Error(
        `These links would become dead:\n${list}\nNo files were changed. Fix the links, or add --redirect with the path of another page.`,
      );
    }
    manualSteps.push(...onPageEdited(site, changes, { version, from, redirect }));
    return finish(changes, manualSteps, dryRun);
  });
}

/** Applies the changes, or only lists them, and prints the remaining manual steps. */
function finish(changes: Changes, manualSteps: readonly string[], dryRun: boolean): number {
  console.log(changes.list().join('\n'));
  if (dryRun) console.log('\nDry run: no files were changed.');
  else changes.apply();
  if (manualSteps.length > 0)
    console.log(`\nManual steps:\n${manualSteps.map((line) => `- ${line}`).join('\n')}`);
  if (!dryRun) console.log(`\nThen run "${formatCommand('check')}".`);
  return 0;
}
