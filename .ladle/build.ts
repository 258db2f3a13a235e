/** `npm run workbench:build`. See `USAGE`. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import buildLadle from '@ladle/react/build';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import config from './config.mjs';

const USAGE = `Usage: npm run workbench:build
Writes the workbench, every component in every state, to dist-workbench/.`;

readCommandLine(USAGE, {});
// Ladle itself exits successfully if Vite fails, leaving the last build in place

rmSync(config.outDir, { recursive: true, force: true });
await buildLadle();
if (!existsSync(path.join(config.outDir, 'index.html'))) {
  console.error('\nThe workbench was not built: see the error above.');
  process.exit(1);
}
