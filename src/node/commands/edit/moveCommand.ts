import { readCommandLine, runCommand, UsageError } from '../../base/commandLine.ts';
import { howToRun } from '../../base/howToRun.ts';
import { loadSiteConfig } from '../../config/loadSiteConfig.ts';
import { Changes } from './changes.ts';
import { planMove } from './leavePage.ts';
import { filesOfPage, routePathOf, versionNamed } from './pageFiles.ts';
import { type Accompany, finishEdit } from './runEdit.ts';

const USAGE = `Usage: ${howToRun('move', '/guide/basic/example /guide/advanced/example')}
Moves a page in all languages, with what leads to it: links, navigation, accepted translations, old addresses.
  --section "Advanced"  where in the sidebar; otherwise its place there stays the same, if it can
  --in v2               in this version of the docs
  --dry-run             only says what would happen`;

/** `docs move`. See `USAGE`. */
export async function moveCommand(accompany: Accompany = () => []): Promise<void> {
  await runCommand(USAGE, async () => {
    const options = {
      section: { type: 'string' },
      in: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = readCommandLine(USAGE, options, { maxArguments: 2 });
    const [written, to] = positionals.map(routePathOf);
    if (written === undefined || to === undefined) throw new UsageError('Two paths are needed.');
    const site = await loadSiteConfig(process.cwd());
    const version = versionNamed(site, values.in);
    const [{ routePath: from }] = (await filesOfPage(site, version, written)).files;
    const changes = new Changes(site);
    const left = await planMove(site, changes, { version, from, to, section: values.section });
    left.push(...accompany(site, changes, { version, from, to }));
    finishEdit(site, changes, { version, from, to }, { left, dryRun: values['dry-run'] });
    return 0;
  });
}
