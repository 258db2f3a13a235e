import { statSync } from 'node:fs';
import path from 'node:path';

/** File systems round times down, by up to some milliseconds. */
const TICK_MS = 20;

/**
 * Whether a file may have been written, created or removed since a moment. Unlike the time of the last modification, the
 * one looked at cannot be set back, as renaming a file or unpacking an archive does.
 *
 * @param since in milliseconds since the epoch
 */
export function mayHaveChanged(file: string, since: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats) return stats.ctimeMs >= since - TICK_MS;
  const folder = path.dirname(file); // it changes when the file is removed
  return folder !== file && mayHaveChanged(folder, since);
}
