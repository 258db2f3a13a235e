import {
  copyFileSync,
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { isBelow } from '../../shared/urlPath.ts';
import { displayPath } from './paths.ts';
import type { Problem } from './problems.ts';

let count = 0;

/** Writes a file, and creates its folder. */
export function writeOutput(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Writes a file unless it exists, such as in the site's public folder. */
export function writeIfMissing(file: string, content: () => string | Uint8Array): void {
  if (!existsSync(file)) writeOutput(file, content());
}

/** Copies a file, and creates the folder of the copy. */
export function copyOutput(file: string, copy: string): void {
  mkdirSync(path.dirname(copy), { recursive: true });
  copyFileSync(file, copy);
}

/** Writes a file atomically, and creates its folder: no process ever reads a partial file, even if the build is killed. */
export function atomicWrite(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}-${threadId}-${count++}.tmp`;
  writeOutput(temporary, content);
  renameSync(temporary, file);
}

/** Returns a file's content, or `undefined` if it can't be read. */
export function readFileIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Copies the content of a folder, following symbolic links. `cpSync` keeps links, and sometimes reports a full disk as
 * an input/output error (seen in Node 24).
 * @param filter selects the files to copy. Default: all.
 */
export function copyFolder(from: string, to: string, filter: (file: string) => boolean = () => true): void {
  statSync(from); // throws for a missing folder, which would otherwise count as empty
  mkdirSync(to, { recursive: true });
  for (const name of walkFolder({ root: from }, from).files) {
    const file = path.join(from, name);
    if (filter(file)) copyOutput(file, path.join(to, name));
  }
}

/** Files below a folder, relative to it, and problems with symbolic links. */
interface WalkedFolder {
  files: string[];
  problems: Problem[];
}

/**
 * Lists all files below a folder, sorted, following symbolic links. Dangling links, and links to a folder that contains
 * them, are returned as problems. A missing folder has no files.
 * @param isIgnored files and folders to skip, by relative path. Default: none
 */
export function walkFolder(
  site: { root: string },
  folder: string,
  isIgnored: (name: string) => boolean = () => false,
): WalkedFolder {
  const result: WalkedFolder = { files: [], problems: [] };
  const walk = (prefix: string, parents: readonly string[]): void => {
    for (const entry of readEntries(path.join(folder, prefix))) {
      const name = prefix + entry.name;
      const file = path.join(folder, name);
      if (isIgnored(name)) continue;
      const stats = entry.isSymbolicLink() ? follow(file) : entry;
      if (!stats) result.problems.push(badLink(site, file, 'points to "%", which does not exist.'));
      else if (stats.isFile()) result.files.push(name);
      else if (stats.isDirectory()) {
        const real = entry.isSymbolicLink()
          ? realpathSync(file)
          : path.join(parents.at(-1) ?? '', entry.name);
        if (entry.isSymbolicLink() && parents.some((parent) => isBelow(real, parent)))
          result.problems.push(badLink(site, file, 'points to a folder that contains it: "%".'));
        else walk(`${name}/`, [...parents, real]);
      }
    }
  };
  if (existsSync(folder)) walk('', [realpathSync(folder)]);
  result.files.sort();
  return result;
}

/** Whether a folder is `node_modules`: a filter for {@link walkFolder}. */
export function isNodeModules(name: string): boolean {
  return path.basename(name) === 'node_modules';
}

function readEntries(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true });
}

/** Returns the stats of a link's target; `undefined` if it doesn't exist, or if links form a cycle. */
function follow(link: string): Stats | undefined {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}

function badLink(site: { root: string }, file: string, reason: string): Problem {
  const message = `This symbolic link ${reason.replace('%', () => readlinkSync(file))}`;
  return { severity: 'error', file: displayPath(site, file), message, advice: 'Fix or remove it.' };
}

/** File systems round times down, by up to some milliseconds. */
const TICK_MS = 20;

/**
 * Whether a file may have been written, created or removed since a time. Uses `ctime`, because renaming a file or
 * unpacking an archive can set `mtime` back.
 *
 * @param since in milliseconds since the epoch
 */
export function isModifiedSince(file: string, since: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats) return stats.ctimeMs >= since - TICK_MS;
  const folder = path.dirname(file); // removing a file changes the time of its folder
  return folder !== file && isModifiedSince(folder, since);
}

/** Whether another process with this id is running. If not, its temporary files are stale. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns a folder that only this process writes to: the given one, or a subfolder while another running process uses
 * it.
 */
export function acquireFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (Number.isInteger(Number(name)) && Number(name) !== process.pid && !isRunning(Number(name)))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  const owner = path.join(folder, 'pid');
  try {
    const pid = Number(readFileSync(owner, 'utf8'));
    if (isRunning(pid)) return path.join(folder, String(process.pid));
    rmSync(owner);
  } catch {
    // no other process uses it
  }
  try {
    writeFileSync(owner, String(process.pid), { flag: 'wx' });
    return folder;
  } catch {
    return path.join(folder, String(process.pid));
  }
}
