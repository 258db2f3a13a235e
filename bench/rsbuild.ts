import { type ChildProcess, spawn } from 'node:child_process';
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { CAN_MEASURE_MEMORY, treeMemory } from './processTree.ts';

/** Interval of memory samples, in milliseconds. */
const SAMPLE_MS = 50;

const bin = path.resolve(import.meta.dirname, '../node_modules/@rsbuild/core/bin/rsbuild.js');

export interface BuildFigures {
  seconds: number;
  /** Peak memory of the whole process tree, in bytes; absent where it cannot be measured. */
  peakBytes?: number;
}

/** Starts `rsbuild` directly with Node, so that no wrapper process is included in the measurement. */
export function startRsbuild(
  folder: string,
  args: readonly string[],
): { child: ChildProcess; output: () => string } {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
  delete env.NODE_ENV; // rsbuild sets it depending on the command
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill();
  process.prependOnceListener('exit', stop);
  child.once('close', () => process.off('exit', stop));
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return { child, output: () => output };
}

/** Runs `rsbuild build`. If it fails, throws an error that contains its output. */
export async function build(folder: string): Promise<BuildFigures> {
  const start = performance.now();
  const { child, output } = startRsbuild(folder, ['build']);
  let peakBytes = 0;
  const sample = () => {
    if (child.pid !== undefined) peakBytes = Math.max(peakBytes, treeMemory(child.pid));
  };
  const timer = CAN_MEASURE_MEMORY ? setInterval(sample, SAMPLE_MS) : undefined;
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const seconds = (performance.now() - start) / 1000;
  clearInterval(timer);
  if (code !== 0) throw new Error(`rsbuild build ended with ${code} in ${folder}:\n${output()}`);
  return { seconds, ...(CAN_MEASURE_MEMORY ? { peakBytes } : {}) };
}

/** Makes the next build a cold build. */
export function deleteCache(folder: string): void {
  for (const name of ['node_modules', 'dist'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** All files below a folder, as sorted relative paths. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Total size of all files below a folder, in bytes. */
export function folderSize(folder: string): number {
  return listFiles(folder).reduce((sum, file) => sum + lstatSync(path.join(folder, file)).size, 0);
}
