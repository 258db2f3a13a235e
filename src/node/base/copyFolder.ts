import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies the content of a folder into another, and what symbolic links lead to. Unlike `cpSync`, which calls a full disk
 * an input/output error at times, and keeps links (seen in Node 24).
 * @param wanted which files to copy. Default: all.
 */
export function copyFolder(from: string, to: string, wanted: (file: string) => boolean = () => true): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const file = path.join(from, name);
    if (statSync(file).isDirectory()) copyFolder(file, path.join(to, name), wanted);
    else if (wanted(file)) copyFileSync(file, path.join(to, name));
  }
}
