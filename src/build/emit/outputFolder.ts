import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Where a build writes before it is known to be whole. The finished site takes the place of the previous one in one
 * step, so a failed or killed build leaves the previous site as it was.
 */
export class OutputFolder {
  /** The site being written; on the same file system as the final folder. */
  readonly staging: string;
  /** For files of the build that are not published. */
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
    const previous = path.join(this.#workDir, 'previous');
    mkdirSync(path.dirname(this.outDir), { recursive: true });
    if (existsSync(this.outDir)) renameSync(this.outDir, previous);
    renameSync(this.staging, this.outDir);
    this.discard();
  }

  discard(): void {
    rmSync(this.#workDir, { recursive: true, force: true });
  }
}

/**
 * Removes what killed builds have left; the folder's name is the process that wrote it. One killed between the two
 * renames has taken the previous site away: it is put back.
 */
function removeAbandoned(builds: string, outDir: string): void {
  if (!existsSync(builds)) return;
  for (const name of readdirSync(builds)) {
    if (isRunning(Number(name))) continue;
    const previous = path.join(builds, name, 'previous');
    if (!existsSync(outDir) && existsSync(previous)) renameSync(previous, outDir);
    rmSync(path.join(builds, name), { recursive: true, force: true });
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
