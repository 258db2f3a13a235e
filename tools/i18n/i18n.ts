/** `npm run i18n`: does what `docs i18n` does, then brings the schemas for editors up to date, or looks whether they are. */

import { runCommand } from '../../src/node/base/commandLine.ts';
import { atomicWrite } from '../../src/node/base/files.ts';
import { loadSiteConfig } from '../../src/node/config/resolveSite.ts';
import { readNotes } from '../../src/node/i18n/notes.ts';
import { textKeys } from '../../src/node/i18n/status/translationStatus.ts';
import { outdatedSchemas } from './schemas.ts';

// it ends the process where help is asked for, before anything is written
await import('../../src/node/commands/i18n.ts');
// not with mistakes in the texts and notes that the schemas are made of
if (process.exitCode !== 1)
  await runCommand('', async () => {
    const site = await loadSiteConfig(process.cwd());
    for (const { displayFile, file, text } of outdatedSchemas(site, readNotes(site, textKeys(site)).notes)) {
      if (process.argv.includes('--check'))
        throw new Error(`${displayFile} is out of date. Run “npm run i18n”, which writes it anew.`);
      atomicWrite(file, text);
      console.log(`${displayFile} is up to date again.`);
    }
    return Number(process.exitCode);
  });
