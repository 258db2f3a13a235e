import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildIfChanged } from '../buildIfChanged.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folder that the packages are compiled to, each in a folder with its name. */
export const STAGED = path.join(ROOT, '.cache/packages');

/** Folder of the packed engine. */
export const ENGINE_PACKAGE = path.join(STAGED, 'docs-site-engine');

/** Compiles the engine and the other packages for publishing, unless this was done for the same files. */
export async function ensurePackage(): Promise<void> {
  const inputs = ['src', 'locales', 'packages', 'tools/package', 'manual/docs', 'schemas'];
  await buildIfChanged(STAGED, inputs, () => {
    execFileSync(process.execPath, ['tools/package/build.ts', '--no-tarballs'], { cwd: ROOT, stdio: 'pipe' });
  });
}
