import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

let count = 0;

/** Writes a file atomically, so that no reader ever sees a partial file, not even after a killed build. */
export function atomicWrite(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}-${threadId}-${count++}.tmp`;
  try {
    writeFileSync(temporary, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, content);
  }
  renameSync(temporary, file);
}
