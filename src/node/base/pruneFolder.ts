import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** In milliseconds. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes the files of a cache that no build has used for a week.
 * @param used what the names of those in use begin with, up to a dot
 */
export function pruneFolder(folder: string, used: ReadonlySet<string>, now: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (used.has(name.split('.')[0] ?? '')) continue;
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && now - stats.mtimeMs > MAX_AGE_MS) rmSync(file, { force: true });
  }
}
