import type { Resolution } from './modules.ts';

/** Messages between the page, the sandboxed frame and the worker that runs a sample. */

/** Options of `rstest.config.ts` that apply to a run without Node. */
export const RUNTIME_OPTIONS = [
  'bail',
  'chaiConfig',
  'clearMocks',
  'env',
  'expect',
  'globals',
  'hookTimeout',
  'includeTaskLocation',
  'maxConcurrency',
  'passWithNoTests',
  'resetMocks',
  'restoreMocks',
  'retry',
  'slowTestThreshold',
  'snapshotFormat',
  'testTimeout',
  'unstubEnvs',
  'unstubGlobals',
] as const;

/** A test file with everything that it imports. */
export interface RunRequest {
  /** Path of the test file. */
  entry: string;
  /** Modules by path, as `compileModule` returns them; JSON files unchanged. */
  modules: Record<string, string>;
  /** Paths of the modules that run before it. Default: none. */
  setup?: string[];
  /** How imports find modules. */
  resolution?: Resolution;
  /** Constants of `source.define`, as JavaScript. Default: none. */
  define?: Record<string, string>;
  /** Values of {@link RUNTIME_OPTIONS}. */
  options?: Record<string, unknown>;
}

export interface RunError {
  name: string;
  message: string;
  diff?: string;
  /** The deepest place of the stack in one of the modules. */
  place?: { path: string; line: number };
  /** Whether an import was not found. */
  isMissingModule?: true;
}

export interface TestOutcome {
  status: 'pass' | 'fail' | 'skip' | 'todo';
  /** With the names of its groups: `['cart', 'adds']`. */
  names: string[];
  /** In milliseconds. */
  duration?: number;
  errors: RunError[];
}

/** Console methods whose output is shown. */
export type LogLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** What a worker reports. */
export type RunEvent =
  | { type: 'log'; level: LogLevel; text: string }
  | { type: 'test'; outcome: TestOutcome }
  /** `errors` are those outside of tests, such as a syntax error. */
  | { type: 'end'; status: TestOutcome['status']; errors: RunError[]; duration: number };
