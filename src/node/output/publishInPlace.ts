import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { atomicWrite, copyFolder, filesBelow, isRunning, removeEmptyFolders } from '../base/files.ts';
import { ASSETS_FOLDER } from '../base/paths.ts';

/** Folder inside the output folder: the complete new site, while it takes the place of the previous one. */
export const READY = '.publishing';
/** A new site that is being copied; followed by the id of the process. */
const COPYING = `${READY}-`;

/** Not of a site: the above, a repository, and what the root of a file system has. */
export const NOT_OURS = /^(?:\.publishing|\.git(?:$|\/)|lost\+found)/;

/** Interval of looking whether another build has finished publishing, and how often: 20 seconds in all. */
const RETRY_MS = 20;
const MAX_ATTEMPTS = 1000;

/** Which files the new site has, and who publishes it. */
interface Manifest {
  pid: number;
  files: string[];
}

/**
 * Publishes into a folder that cannot be moved, because it is a mount point, lies on another file system, or in a folder
 * of somebody else. First copies the new site into it; only when all of it is there, every file takes the place of the
 * previous one. A build that fails or is killed while it copies leaves the previous site.
 */
export function publishInPlace(staging: string, outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  const copy = path.join(outDir, `${COPYING}${process.pid}`);
  rmSync(copy, { recursive: true, force: true }); // of a killed build whose id this one has
  mkdirSync(copy); // by itself: of nested ones, Node does not say that nothing may be written here
  try {
    copyFolder(staging, path.join(copy, 'site'));
    const manifest: Manifest = { pid: process.pid, files: filesBelow(path.join(copy, 'site')) };
    atomicWrite(path.join(copy, 'manifest.json'), JSON.stringify(manifest));
    claim(copy, outDir);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
  moveReady(outDir);
}

/** Completes what a killed build has left in the output folder: a whole site is published, a half one removed. */
export function completeAbandoned(outDir: string): void {
  if (!existsSync(outDir)) return;
  if (isAbandoned(outDir)) moveReady(outDir);
  for (const name of readdirSync(outDir))
    if (name.startsWith(COPYING) && !isRunning(Number(name.slice(COPYING.length))))
      rmSync(path.join(outDir, name), { recursive: true, force: true });
}

/** Waits for its turn, as a folder cannot be renamed to what is there: one build at a time puts its files in place. */
function claim(copy: string, outDir: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      renameSync(copy, path.join(outDir, READY));
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOTEMPTY', 'EEXIST'].includes(code) || attempt === MAX_ATTEMPTS) throw error;
    }
    if (isAbandoned(outDir)) moveReady(outDir);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
  }
}

function isAbandoned(outDir: string): boolean {
  const manifest = readManifest(outDir);
  return manifest !== undefined && !isRunning(manifest.pid);
}

function readManifest(outDir: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(path.join(outDir, READY, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return undefined; // nothing is being published
  }
}

/**
 * What pages load comes before the pages, and goes after them. May be repeated, where a build was killed: it skips what
 * is in its place already.
 */
function moveReady(outDir: string): void {
  const { files } = readManifest(outDir) ?? { files: [] };
  const wanted = new Set(files);
  const remove = (name: string) => {
    rmSync(path.join(outDir, name), { force: true });
    removeEmptyFolders(outDir, name);
  };
  const move = (names: readonly string[]) => {
    for (const name of names) {
      const from = path.join(outDir, READY, 'site', name);
      if (!existsSync(from)) continue;
      mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
      renameSync(from, path.join(outDir, name));
    }
  };
  const previous = filesBelow(outDir).filter((name) => !wanted.has(name) && !NOT_OURS.test(name));
  move(files.filter(isAsset));
  // before the new pages: where there was a folder, there may be a file now
  previous.filter((name) => !isAsset(name)).forEach(remove);
  move(files.filter((name) => !isAsset(name)));
  previous.filter(isAsset).forEach(remove);
  rmSync(path.join(outDir, READY), { recursive: true, force: true });
}

function isAsset(name: string): boolean {
  return name.startsWith(`${ASSETS_FOLDER}/`);
}
