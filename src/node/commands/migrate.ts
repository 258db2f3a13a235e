/** `docs migrate`. See `USAGE`. */

import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { engineVersion, readCommandLine, runCommand, UsageError } from '../base/commandLine.ts';
import { removeEmptyFolders, writeOutput } from '../base/files.ts';
import { formatProblems, gatherAlike, type Problem } from '../base/problems.ts';
import { countPages } from '../base/progress.ts';
import { resolveSite } from '../config/resolveSite.ts';
import { mendSite } from './migrate/mendPages.ts';
import { migrateSite } from './migrate/migrateSite.ts';
import { configText } from './migrate/siteText.ts';
import { isTool } from './migrate/sourceSite.ts';

const USAGE = `Usage: docs migrate vitepress|rspress <folder> [--out .]
Makes a site of one that VitePress or Rspress builds: pages, configuration and navigation. The folder is left as it is.
What has to be mended by hand is listed with file and line; “docs check” lists it again.
  --out  where to write the site; it must not hold one yet`;

await runCommand(USAGE, async () => {
  const { values, positionals } = readCommandLine(
    USAGE,
    { out: { type: 'string', default: '.' } },
    { maxArguments: 2 },
  );
  const [tool = '', folder] = positionals;
  if (!isTool(tool)) throw new UsageError('Write “vitepress” or “rspress”, and the folder of its pages.');
  if (folder === undefined || !existsSync(folder))
    throw new UsageError(`There is no folder “${folder ?? ''}” with pages.`);
  for (const name of ['docs', 'site.config.ts'])
    if (existsSync(path.join(values.out, name)))
      throw new UsageError(`${path.join(values.out, name)} is there already: nothing is overwritten.`);
  const engine = engineVersion().name;
  const { files, copies, pages, left, config } = await migrateSite(tool, path.resolve(folder), engine);
  files['site.config.ts'] = configText(config, engine);
  const whole = [...Object.entries(files), ...copies];
  const taken = whole.find(([name]) => existsSync(path.join(values.out, name)))?.[0];
  if (taken !== undefined)
    throw new UsageError(`${path.join(values.out, taken)} is there already: nothing is overwritten.`);
  const write = (name: string, content: string | Uint8Array) =>
    writeOutput(path.join(values.out, name), content);
  let found: Problem[];
  try {
    for (const [name, content] of whole) write(name, content);
    found = await mendSite(resolveSite(config, path.resolve(values.out)), files, write);
  } catch (error) {
    for (const [name] of whole) {
      rmSync(path.join(values.out, name), { force: true });
      removeEmptyFolders(values.out, name);
    }
    throw error;
  }
  const problems = [...left, ...found];
  if (problems.length > 0) console.log(formatProblems(gatherAlike(problems)));
  const broken = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    .size;
  console.log(
    `${countPages(pages)} migrated. Files to mend by hand before a build: ${broken}. Places listed above: ${problems.length}.`,
  );
  return 0;
});
