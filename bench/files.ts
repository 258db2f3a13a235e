import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns all files below a folder, as sorted relative paths. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Returns the total size of all files below a folder, in bytes. */
export function folderSize(folder: string): number {
  return listFiles(folder).reduce((sum, file) => sum + lstatSync(path.join(folder, file)).size, 0);
}

/** Writes texts by their relative paths; folders are created as needed. */
export function writeTexts(folder: string, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
