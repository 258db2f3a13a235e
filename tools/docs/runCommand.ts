import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.ts';

export interface CommandResult {
  code: number | null;
  /** Standard output and standard error, interleaved as received. */
  output: string;
}

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Timeout in milliseconds, after which the command is killed. */
  timeout?: number;
}

/** Default timeout in milliseconds: longer than any command takes, even on a busy machine. */
const DEFAULT_TIMEOUT_MS = 1_800_000;

/** Runs a program from `node_modules/.bin`, or any other, without colors and without the short output for AI agents. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env, timeout = DEFAULT_TIMEOUT_MS }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...commandEnv(), ...env }, timeout });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Returns the environment of a reader's terminal: not CI, not an AI agent, not inside a test run. */
export function commandEnv(): Record<string, string | undefined> {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const { CI, FORCE_COLOR, NODE_ENV, NODE_OPTIONS, NODE_COMPILE_CACHE, GITHUB_ACTIONS, VITEST, ...rest } =
    process.env;
  // a claim starts the command from inside of a test run
  const outside = Object.entries(rest).filter(([name]) => !name.startsWith('RSTEST'));
  return {
    ...Object.fromEntries(outside),
    NO_COLOR: '1',
    RSTEST_NO_AGENT: '1',
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  };
}
