import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TemporarySite } from './temporarySite.ts';

/** The program that builds and serves sites. */
export const RSBUILD = path.resolve(import.meta.dirname, '../../node_modules/@rsbuild/core/bin/rsbuild.js');

/** The command line of the engine, which needs no `rsbuild.config.ts`. */
export const DOCS = path.resolve(import.meta.dirname, '../../src/node/commands/docs.ts');

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** An `rsbuild` process in a site, or one of another program. */
export class Rsbuild {
  readonly child: ChildProcess;
  /** Resolves with the exit code; `null` if it was killed. */
  readonly ended: Promise<number | null>;
  #output = '';

  constructor(site: TemporarySite, args: readonly string[], program = RSBUILD) {
    const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
    delete env.FORCE_COLOR; // Playwright sets it
    delete env.NODE_ENV; // rsbuild sets it depending on the command
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    this.child = spawn(process.execPath, [program, ...args], { cwd: site.folder, env, stdio: [...stdio] });
    running.add(this.child);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
    this.ended = once(this.child, 'close').then(([code]) => {
      running.delete(this.child);
      return code as number | null;
    });
  }

  /** Everything printed to the terminal so far. */
  get output(): string {
    return this.#output;
  }

  get isRunning(): boolean {
    return running.has(this.child);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}

export interface BuildResult {
  code: number | null;
  /** Everything printed to the terminal. */
  output: string;
}

/** Runs `rsbuild build`, or that of another program, until it ends. */
export async function build(site: TemporarySite, program = RSBUILD): Promise<BuildResult> {
  const rsbuild = new Rsbuild(site, ['build'], program);
  const code = await rsbuild.ended;
  return { code, output: rsbuild.output };
}

/** Runs `rsbuild build`; if it fails, throws with its whole output. */
export async function buildWell(site: TemporarySite): Promise<string> {
  const { code, output } = await build(site);
  if (code !== 0) throw new Error(`rsbuild build ended with ${code}:\n${output}`);
  return output;
}
