import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { walkFolder } from './walkFolder.ts';

/**
 * Copies the content of a folder into another, and what symbolic links lead to. Unlike `cpSync`, which calls a full disk
 * an input/output error at times, and keeps links (seen in Node 24).
 * @param wanted which files to copy. Default: all.
 */
export function copyFolder(from: string, to: string, wanted: (file: string) => boolean = () => true): void {
  statSync(from); // a missing folder is an error, and not an empty one
  mkdirSync(to, { recursive: true });
  for (const name of walkFolder({ root: from }, from).files) {
    const [file, target] = [path.join(from, name), path.join(to, name)];
    if (!wanted(file)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}
