import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { unlessBuilt } from '../builtFrom.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Compiles the engine to lib/, as it is in the package, unless that holds the same already. */
export async function ensurePackage(): Promise<void> {
  await unlessBuilt(path.join(ROOT, 'lib'), ['src', 'locales', 'package.json', 'tools/package'], () => {
    execFileSync(process.execPath, ['tools/package/build.ts'], { cwd: ROOT, stdio: 'pipe' });
  });
}
