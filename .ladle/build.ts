/** `npm run workbench:build`. See `USAGE`. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import buildLadle from '@ladle/react/build';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { buildIfChanged } from '../tools/buildIfChanged.ts';
import config from './config.mjs';

const USAGE = `Usage: npm run workbench:build
Builds the workbench, which shows every component in every state, to dist-workbench/, unless it is up to date.`;

/** Sources of the stories, docs pages and translation report. */
const INPUTS = ['.ladle', 'src', 'components', 'stories', 'locales', 'docs', 'public', 'site.config.ts'];

readCommandLine(USAGE, {});
const isNew = await buildIfChanged(config.outDir, INPUTS, async () => {
  // Ladle itself exits successfully if Vite fails, leaving the last build in place
  rmSync(config.outDir, { recursive: true, force: true });
  await buildLadle();
  if (!existsSync(path.join(config.outDir, 'index.html'))) {
    console.error('\nThe workbench was not built: see the error above.');
    process.exit(1);
  }
});
if (!isNew) console.log(`${config.outDir} is up to date.`);
