/** `npm run schemas`. See `USAGE`. */

import { readNotes } from '../../packages/translations/src/notes.ts';
import { stringKeys } from '../../packages/translations/src/translationStatus.ts';
import { readCommandLine, runCommand } from '../../src/node/base/commandLine.ts';
import { atomicWrite } from '../../src/node/base/files.ts';
import { loadSiteConfig } from '../../src/node/config/resolveSite.ts';
import { outdatedSchemas } from './schemas.ts';

const USAGE = `Usage: npm run schemas -- [--check]
Writes the JSON Schemas in schemas/, with which editors complete the keys of frontmatter and locale files.
  --check  only check whether they are up to date; exit with 1 if one is not`;

await runCommand(USAGE, async () => {
  const { check } = readCommandLine(USAGE, { check: { type: 'boolean', default: false } }).values;
  const site = await loadSiteConfig(process.cwd());
  const outdated = outdatedSchemas(site, readNotes(site, stringKeys(site)).notes);
  for (const { displayFile, file, text } of outdated) {
    if (check) console.error(`${displayFile} is out of date. Run "npm run schemas".`);
    else {
      atomicWrite(file, text);
      console.log(`${displayFile} is up to date again.`);
    }
  }
  return check && outdated.length > 0 ? 1 : 0;
});
