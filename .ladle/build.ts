/** `npm run workbench:build`. Ladle itself exits successfully if Vite fails, leaving the last build in place. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import buildLadle from '@ladle/react/build';
import config from './config.mjs';

rmSync(config.outDir, { recursive: true, force: true });
await buildLadle();
if (!existsSync(path.join(config.outDir, 'index.html'))) {
  console.error('\nThe workbench was not built: see the error above.');
  process.exit(1);
}
