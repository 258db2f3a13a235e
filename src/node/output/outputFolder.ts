import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { isRunning } from '../base/files.ts';
import { completeAbandoned, publishInPlace } from './publishInPlace.ts';

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
    completeAbandoned(this.#outDir);
    this.#workDir = path.join(builds, String(process.pid));
    rmSync(this.#workDir, { recursive: true, force: true });
    this.staging = path.join(this.#workDir, 'site');
    this.scratch = path.join(this.#workDir, 'scratch');
  }

  publish(): void {
    mkdirSync(path.dirname(this.#outDir), { recursive: true });
    try {
      // a worktree of the branch that a host serves: its repository stays in it
      if (existsSync(path.join(this.#outDir, '.git'))) publishInPlace(this.staging, this.#outDir);
      else this.#swap();
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
