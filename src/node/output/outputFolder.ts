import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { copyFolder, filesBelow } from '../base/files.ts';
import { ASSETS_FOLDER } from '../base/paths.ts';

/** Name of the folder that the replaced site is moved to before it is deleted. */
const PREVIOUS = 'previous';

/** A folder cannot be moved from one file system to another, nor where it is a mount point or its parent is read-only. */
const CANNOT_MOVE = ['EXDEV', 'EBUSY', 'EACCES', 'EPERM', 'EROFS'];

/** Attempts to publish while other builds do the same. */
const MAX_ATTEMPTS = 100;

/**
 * Staging folder of a build. The finished site replaces the previous one in one step, so a failed or killed build
 * leaves the previous site intact. An output folder that cannot be moved gets its files one by one.
 */
export class OutputFolder {
  /** The site being written. */
  readonly staging: string;
  /** For build files that are not published. */
  readonly scratch: string;
  readonly #outDir: string;
  readonly #workDir: string;

  constructor(outDir: string, cacheDir: string) {
    const builds = path.join(cacheDir, 'builds');
    this.#outDir = followLink(outDir);
    removeAbandoned(builds, this.#outDir);
    removeCopies(this.#outDir);
    this.#workDir = path.join(builds, String(process.pid));
    rmSync(this.#workDir, { recursive: true, force: true });
    this.staging = path.join(this.#workDir, 'site');
    this.scratch = path.join(this.#workDir, 'scratch');
  }

  publish(): void {
    mkdirSync(path.dirname(this.#outDir), { recursive: true });
    try {
      this.#swap();
    } catch (error) {
      if (!CANNOT_MOVE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      publishInPlace(this.staging, this.#outDir);
    }
    this.discard();
  }

  #swap(): void {
    // if another build publishes at the same moment, one of the two renames fails, and both are tried again
    for (let attempt = 1; ; attempt++) {
      const previous = path.join(this.#workDir, attempt === 1 ? PREVIOUS : `${PREVIOUS}-${attempt}`);
      const moved = renameFolder(this.#outDir, previous);
      try {
        if (renameFolder(this.staging, this.#outDir)) return;
      } catch (error) {
        if (moved) renameFolder(previous, this.#outDir);
        throw error;
      }
      if (attempt === MAX_ATTEMPTS) throw new Error(`The site cannot be moved to ${this.#outDir}.`);
    }
  }

  discard(): void {
    rmSync(this.#workDir, { recursive: true, force: true });
  }
}

/**
 * Removes leftovers of killed builds; each folder's name is the PID of its build. If a build was killed between the two
 * renames, the previous site is moved back.
 */
function removeAbandoned(builds: string, outDir: string): void {
  if (!existsSync(builds)) return;
  for (const name of readdirSync(builds)) {
    if (isRunning(Number(name))) continue;
    if (!existsSync(outDir)) renameFolder(path.join(builds, name, PREVIOUS), outDir);
    rmSync(path.join(builds, name), { recursive: true, force: true });
  }
}

/** Where a folder really is: a symbolic link stays one, and what it leads to is replaced. */
function followLink(folder: string): string {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return folder;
  return existsSync(folder) ? realpathSync(folder) : path.resolve(path.dirname(folder), readlinkSync(folder));
}

/** Whether the folder was renamed; `false` if it does not exist, or if the new name is taken. */
function renameFolder(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) return false;
    throw error;
  }
}

/** Folder inside the output folder with a new site that is being copied; followed by the id of the process. */
const COPYING = '.publishing-';

/** Not of a site: the above, and what the root of a file system has. */
const NOT_OURS = /^(?:\.publishing-|lost\+found)/;

/**
 * Publishes into a folder that cannot be moved, because it is a mount point, lies on another file system, or in a folder
 * of somebody else. First copies the new site into it; only when all of it is there, every file takes the place of the
 * previous one. A build that fails or is killed while it copies leaves the previous site.
 */
export function publishInPlace(staging: string, outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  const copy = path.join(outDir, COPYING + process.pid);
  rmSync(copy, { recursive: true, force: true }); // of a killed build whose id this one has
  mkdirSync(copy); // by itself: of nested ones, Node does not say that nothing may be written here
  try {
    copyFolder(staging, copy);
    moveFiles(copy, outDir);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Removes what killed builds have left in the output folder. */
export function removeCopies(outDir: string): void {
  for (const name of existsSync(outDir) ? readdirSync(outDir) : [])
    if (name.startsWith(COPYING) && !isRunning(Number(name.slice(COPYING.length))))
      rmSync(path.join(outDir, name), { recursive: true, force: true });
}

/** What pages load comes before the pages, and goes after them: at no moment, nor if it is killed, a page lacks its files. */
function moveFiles(copy: string, outDir: string): void {
  const files = filesBelow(copy);
  const wanted = new Set(files);
  const move = (names: readonly string[]) => {
    for (const name of names) {
      mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
      renameSync(path.join(copy, name), path.join(outDir, name));
    }
  };
  const previous = filesBelow(outDir).filter((name) => !wanted.has(name) && !NOT_OURS.test(name));
  move(files.filter(isAsset));
  // before the new pages: where there was a folder, there may be a file now
  for (const name of previous.filter((name) => !isAsset(name))) remove(outDir, name);
  move(files.filter((name) => !isAsset(name)));
  for (const name of previous.filter(isAsset)) remove(outDir, name);
}

function isAsset(name: string): boolean {
  return name.startsWith(`${ASSETS_FOLDER}/`);
}

/** Removes a file, and the folders that are empty then. */
function remove(outDir: string, name: string): void {
  rmSync(path.join(outDir, name), { force: true });
  for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder)) {
    try {
      rmdirSync(path.join(outDir, folder));
    } catch {
      return; // there is more in it
    }
  }
}

/** Whether another process with this id is running: one that is not has left its files behind. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
