/** `npm run bench -- identical`. See `USAGE`. */
import { renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { measureCommand } from './command.ts';
import { SOURCE_ENGINE } from './engines/docsSiteEngine.ts';
import { deleteCache, writeSite } from './engines/engine.ts';
import { listFiles } from './files.ts';
import { inTemporaryFolder } from './temporaryFolder.ts';

const USAGE = `Usage: npm run bench -- identical
Checks that scripts and styles are identical for sites with 3 and 1,000 pages, and that two builds of the same pages are
byte-identical. Otherwise lists the differing files and exits with 1.`;

const SMALL = 3;
const LARGE = 1000;
/** Maximum number of differing files to print. */
const SHOWN = 20;

/** Returns the files that exist in one folder only, or differ. */
async function differences(first: string, second: string): Promise<string[]> {
  const [one, other] = [new Set(listFiles(first)), new Set(listFiles(second))];
  const result: string[] = [];
  for (const file of new Set([...one, ...other])) {
    if (!one.has(file)) result.push(`${file} (only in the second)`);
    else if (!other.has(file)) result.push(`${file} (only in the first)`);
    else if (!(await haveSameContent(path.join(first, file), path.join(second, file)))) result.push(file);
  }
  // the bundles first: every page references them, so one that differs makes all pages differ
  return result.sort((a, b) => Number(b.startsWith('assets')) - Number(a.startsWith('assets')));
}

async function haveSameContent(first: string, second: string): Promise<boolean> {
  const [one, other] = await Promise.all([readFile(first), readFile(second)]);
  return one.equals(other);
}

async function report(what: string, first: string, second: string): Promise<void> {
  const different = await differences(first, second);
  const count = listFiles(first).length;
  if (different.length === 0) {
    console.log(`Identical: ${what} (${count} files)`);
    return;
  }
  const names = different.slice(0, SHOWN).map((file) => `  ${file}`);
  if (different.length > SHOWN) names.push(`  … and ${different.length - SHOWN} more`);
  console.error(`Different: ${what}\n${names.join('\n')}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  readCommandLine(USAGE, {});
  await inTemporaryFolder(async (folder) => {
    const [small, large] = [path.join(folder, 'small'), path.join(folder, 'large')];
    writeSite(SOURCE_ENGINE, small, { pages: SMALL });
    writeSite(SOURCE_ENGINE, large, { pages: LARGE });
    const build = (site: string) => measureCommand(site, SOURCE_ENGINE.build);
    await build(small);
    await build(large);
    for (const kind of ['js', 'css']) {
      const assets = path.join('dist/assets', kind);
      const what = `dist/assets/${kind} of ${SMALL} and of ${LARGE.toLocaleString('en')} pages`;
      await report(what, path.join(small, assets), path.join(large, assets));
    }
    const earlier = path.join(folder, 'earlier');
    renameSync(path.join(large, 'dist'), earlier);
    deleteCache(SOURCE_ENGINE, large);
    await build(large);
    await report(`two builds of ${LARGE.toLocaleString('en')} pages`, earlier, path.join(large, 'dist'));
  });
}

await main();
