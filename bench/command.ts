import { type ChildProcess, spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { CAN_MEASURE_MEMORY, treeMemory } from './processTree.ts';

/** Interval of memory samples, in milliseconds. */
const SAMPLE_MS = 50;

export interface CommandFigures {
  seconds: number;
  /** Peak memory of the whole process tree, in bytes; absent where it cannot be measured. */
  peakBytes?: number;
}

/**
 * Starts a script directly with Node, so that no wrapper process is included in the measurement.
 *
 * @param command the script, and its arguments
 */
export function startCommand(
  folder: string,
  command: readonly string[],
): { child: ChildProcess; output: () => string } {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  delete env.NODE_ENV; // engines set it depending on the command
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Runs a script to its end. If it fails, throws an error that contains its output. */
export async function measureCommand(folder: string, command: readonly string[]): Promise<CommandFigures> {
  const start = performance.now();
  const { child, output } = startCommand(folder, command);
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
  if (code !== 0)
    throw new Error(`"node ${command.join(' ')}" exited with ${code} in ${folder}:\n${output()}`);
  return { seconds, ...(CAN_MEASURE_MEMORY ? { peakBytes } : {}) };
}
