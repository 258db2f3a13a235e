/** `npm run i18n`: brings the schemas for editors up to date, or looks whether they are, and goes on with `docs i18n`. */

import { runCommand } from '../../src/node/base/commandLine.ts';
import { atomicWrite } from '../../src/node/base/files.ts';
import { loadSiteConfig } from '../../src/node/config/resolveSite.ts';
import { readNotes } from '../../src/node/i18n/notes.ts';
import { textKeys } from '../../src/node/i18n/status/translationStatus.ts';
import { outdatedSchemas } from './schemas.ts';

await runCommand('', async () => {
  const site = await loadSiteConfig(process.cwd());
  const { notes, problems } = readNotes(site, textKeys(site));
  // `docs i18n` tells what is wrong with the notes
  const schemas = problems.length > 0 ? [] : outdatedSchemas(site, notes);
  for (const { displayFile, file, text } of schemas) {
    if (process.argv.includes('--check'))
      throw new Error(`${displayFile} is out of date. Run “npm run i18n”, which writes it anew.`);
    atomicWrite(file, text);
    console.log(`${displayFile} is up to date again.`);
  }
  return 0;
});
if (process.exitCode === 0) await import('../../src/node/commands/i18n.ts');
