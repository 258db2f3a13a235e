import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { atomicWrite, copyFolder, isRunning, walkFolder } from '../base/files.ts';
import { ASSETS_FOLDER } from '../base/paths.ts';

/** Name of the folder that the replaced site is moved to before it is deleted. */
const PREVIOUS = 'previous';

/**
 * Prefix of the folder that the new site is copied to, inside an output folder that can't be renamed. A process id
 * follows.
 */
export const COPYING = '.publishing-';

/**
 * Whether a file isn't part of a site: temporary folders of builds, a git repository, and files in the root of a file
 * system.
 */
export function isUnmanaged(name: string): boolean {
  return name.startsWith(COPYING) || name === '.git' || name === 'lost+found';
}

/** Error codes of renaming a mount point, across file systems, or in a folder of another owner. */
const CANNOT_RENAME = ['EXDEV', 'EBUSY', 'EACCES', 'EPERM', 'EROFS'];

/** Maximum number of attempts to publish while other builds do the same. */
const MAX_ATTEMPTS = 100;

/**
 * Staging folder of a build. The built site replaces the previous one by renaming both folders, so that a failed or
 * killed build leaves either the previous site or the new one. The content of an output folder that can't be renamed is
 * replaced piece by piece.
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
    this.#workDir = path.join(builds, String(process.pid));
    rmSync(this.#workDir, { recursive: true, force: true });
    this.staging = path.join(this.#workDir, 'site');
    this.scratch = path.join(this.#workDir, 'scratch');
  }

  publish(): void {
    mkdirSync(path.dirname(this.#outDir), { recursive: true });
    const names = existsSync(this.#outDir) ? readdirSync(this.#outDir) : [];
    try {
      // the folder is a worktree of the branch that a host serves, so its repository must stay
      if (names.includes('.git')) replaceContent(this.staging, this.#outDir);
      else this.#swap();
    } catch (error) {
      if (!CANNOT_RENAME.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      replaceContent(this.staging, this.#outDir);
    }
    this.discard();
  }

  #swap(): void {
    // if another build publishes at the same time, one of the two renames fails, and both are retried
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const previous = path.join(this.#workDir, attempt === 1 ? PREVIOUS : `${PREVIOUS}-${attempt}`);
      const moved = renameFolder(this.#outDir, previous);
      try {
        if (renameFolder(this.staging, this.#outDir)) return;
      } catch (error) {
        if (moved) renameFolder(previous, this.#outDir);
        throw error;
      }
    }
    throw new Error(`The site cannot be moved to ${this.#outDir}.`);
  }

  discard(): void {
    rmSync(this.#workDir, { recursive: true, force: true });
  }
}

/**
 * Replaces the content of a folder that can't be renamed. First copies the new site into it, so that a build without
 * enough space changes nothing. Then adds the new assets, replaces pages and folders one by one, and replaces the
 * assets last, so that a killed build leaves old and new pages that all find their assets.
 */
function replaceContent(staging: string, outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  for (const name of readdirSync(outDir))
    if (name.startsWith(COPYING) && !isRunning(Number(name.slice(COPYING.length))))
      rmSync(path.join(outDir, name), { recursive: true, force: true });
  const work = path.join(outDir, `${COPYING}${process.pid}`);
  mkdirSync(work); // avoids `recursive`, with which Node doesn't report a read-only file system for nested folders
  const [copy, previous] = [path.join(work, 'site'), path.join(work, PREVIOUS)];
  try {
    copyFolder(staging, copy);
    for (const name of walkFolder({ root: copy }, path.join(copy, ASSETS_FOLDER)).files) {
      const asset = path.join(outDir, ASSETS_FOLDER, name);
      if (!existsSync(asset)) atomicWrite(asset, readFileSync(path.join(copy, ASSETS_FOLDER, name)));
    }
    mkdirSync(previous);
    const names = [...readdirSync(copy), ...readdirSync(outDir)].filter((name) => name !== ASSETS_FOLDER);
    for (const name of new Set([...names, ASSETS_FOLDER])) {
      if (isUnmanaged(name)) continue;
      const [newEntry, oldEntry] = [path.join(copy, name), path.join(outDir, name)];
      // renaming replaces a file in one step, but not a folder
      if (![newEntry, oldEntry].every(isFile)) renameFolder(oldEntry, path.join(previous, name));
      renameFolder(newEntry, oldEntry);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Removes leftovers of killed builds; each folder's name is the process id of its build. If a build was killed
 * between the two renames, the previous site is moved back.
 */
function removeAbandoned(builds: string, outDir: string): void {
  if (!existsSync(builds)) return;
  for (const name of readdirSync(builds)) {
    if (isRunning(Number(name))) continue;
    if (!existsSync(outDir)) renameFolder(path.join(builds, name, PREVIOUS), outDir);
    rmSync(path.join(builds, name), { recursive: true, force: true });
  }
}

/** Resolves a symbolic link to a folder, so that its target is replaced and the link stays. */
function followLink(folder: string): string {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return folder;
  return existsSync(folder) ? realpathSync(folder) : path.resolve(path.dirname(folder), readlinkSync(folder));
}

const isFile = (name: string) => lstatSync(name, { throwIfNoEntry: false })?.isFile() ?? false;

/** Renames a folder. Returns `false` if it doesn't exist, or if the new name is taken. */
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
