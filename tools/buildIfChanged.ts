import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** File in the output folder with a hash of the inputs. Any other build of the folder deletes it. */
const STAMP = '.built-from';

/**
 * Builds a folder, unless it was built from the same files before.
 *
 * @param inputs files and folders of the project that the result depends on, in addition to its packages
 * @returns whether it had to be built
 */
export async function buildIfChanged(
  outDir: string,
  inputs: readonly string[],
  build: () => Promise<void> | void,
): Promise<boolean> {
  const stamp = path.join(outDir, STAMP);
  const key = hashInputs([...inputs, 'package-lock.json']);
  if (key !== undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return false;
  await build();
  if (key !== undefined) writeFileSync(stamp, key);
  return true;
}

/** Returns a hash of all files that git does not ignore; `undefined` outside of a repository. */
function hashInputs(inputs: readonly string[]): string | undefined {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...inputs];
  let names: string[];
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 } as const;
    names = execFileSync('git', list, options).split('\0');
  } catch {
    return undefined;
  }
  const hash = createHash('sha256').update(process.version);
  for (const name of new Set(names)) {
    const file = path.join(ROOT, name);
    if (name !== '' && existsSync(file)) hash.update(name).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}
