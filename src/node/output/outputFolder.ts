import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Name of the folder that the replaced site is moved to before it is deleted. */
const PREVIOUS = 'previous';

/** Attempts to publish while other builds do the same. */
const MAX_ATTEMPTS = 100;

/**
 * Staging folder of a build. The finished site replaces the previous one in one step, so a failed or killed build
 * leaves the previous site intact.
 */
export class OutputFolder {
  /** The site being written; on the same file system as the output folder. */
  readonly staging: string;
  /** For build files that are not published. */
  readonly scratch: string;
  readonly outDir: string;
  readonly #workDir: string;

  constructor(outDir: string, cacheDir: string) {
    const builds = path.join(cacheDir, 'builds');
    removeAbandoned(builds, outDir);
    this.outDir = outDir;
    this.#workDir = path.join(builds, String(process.pid));
    rmSync(this.#workDir, { recursive: true, force: true });
    this.staging = path.join(this.#workDir, 'site');
    this.scratch = path.join(this.#workDir, 'scratch');
  }

  publish(): void {
    mkdirSync(path.dirname(this.outDir), { recursive: true });
    // if another build publishes at the same moment, one of the two renames fails, and both are tried again
    for (let attempt = 1; ; attempt++) {
      renameFolder(
        this.outDir,
        path.join(this.#workDir, attempt === 1 ? PREVIOUS : `${PREVIOUS}-${attempt}`),
      );
      if (renameFolder(this.staging, this.outDir)) break;
      if (attempt === MAX_ATTEMPTS) throw new Error(`The site cannot be moved to ${this.outDir}.`);
    }
    this.discard();
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

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
