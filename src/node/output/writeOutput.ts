import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file of the finished site, and creates its folder. */
export function writeOutput(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
