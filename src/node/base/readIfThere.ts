import { readFileSync } from 'node:fs';

/** A file's content; `undefined` if it cannot be read. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
