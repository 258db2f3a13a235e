import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TemporarySite } from './temporarySite.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Rsbuild's CLI, for sites with an `rsbuild.config.ts`. */
export const RSBUILD = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');

/** The command line of the engine, for sites with a `site.config.ts`. */
export const DOCS = path.join(root, 'src/node/commands/docs.ts');

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process that builds or serves a site, with the CLI for its configuration file. */
export class SiteProcess {
  readonly child: ChildProcess;
  /** Resolves with the exit code; `null` if it was killed. */
  readonly ended: Promise<number | null>;
  #output = '';

  constructor(site: TemporarySite, args: readonly string[]) {
    const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
    delete env.FORCE_COLOR; // Playwright sets it
    delete env.NODE_ENV; // set by the programs, depending on the command
    const program = site.exists('rsbuild.config.ts') ? RSBUILD : DOCS;
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

/** Progress that Rsbuild reports, which `docs build` leaves out. */
export const BUNDLER_OUTPUT = /build started|built in|\(web\)|\(node\)/;

export interface BuildResult {
  code: number | null;
  /** Everything printed to the terminal. */
  output: string;
}

/** Builds a site, and waits for the process to exit. */
export async function build(site: TemporarySite): Promise<BuildResult> {
  const building = new SiteProcess(site, ['build']);
  const code = await building.ended;
  return { code, output: building.output };
}

/** Builds a site; if that fails, throws with the whole output. */
export async function buildOrThrow(site: TemporarySite): Promise<string> {
  const { code, output } = await build(site);
  if (code !== 0) throw new Error(`The build exited with ${code}:\n${output}`);
  return output;
}
