/// <reference lib="webworker" />
/** Runs a test file with Rstest's browser runtime. Bundled into one script; see `runnerFiles.ts`. */
// imported first, because the runtime reads `process` while it loads

import {
  createBrowserTaskContext,
  createRstestRuntime,
  formatConsoleArgs,
  RSTEST_ENV_SYMBOL_KEY,
  setRealTimers,
  type TestResult,
  type WorkerState,
} from '@rstest/core/internal/browser-runtime';
import { findImports, resolveImport } from '../shared/modules.ts';
import type { LogLevel, RunError, RunEvent, RunRequest } from '../shared/protocol.ts';
import { LogBudget } from './logBudget.ts';
import { defineVariables } from './nodeGlobals.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const post = scope.postMessage.bind(scope) as (event: RunEvent) => void;
const now = performance.now.bind(performance);

// the runtime finds the places of inline snapshots in stacks
Error.stackTraceLimit = 50;
setRealTimers();
scope.addEventListener(
  'message',
  ({ data }: MessageEvent<RunRequest>) => {
    // prevents the code of a sample from reporting results
    Object.defineProperty(scope, 'postMessage', { value: undefined });
    void run(data);
  },
  { once: true },
);

async function run(request: RunRequest): Promise<void> {
  const start = now();
  const paths = Object.keys(request.modules);
  const outside: RunError[] = [];
  const onError = (error: unknown): void => {
    outside.push(toRunError(error, paths));
  };
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    onError(event.reason);
  });
  scope.addEventListener('error', (event) => {
    event.preventDefault();
    onError(event.error ?? event.message);
  });
  interceptConsole();
  Reflect.set(scope, Symbol.for(RSTEST_ENV_SYMBOL_KEY), defineVariables(request.options?.env));
  for (const [name, value] of Object.entries(request.define ?? {})) Reflect.set(scope, name, evaluate(value));
  try {
    const { runner, api } = await createRstestRuntime(workerState(request), {
      taskContext: createBrowserTaskContext(),
    });
    Object.assign(scope, request.options?.globals === true ? api : {});
    const load = moduleLoader(request, { ...api, default: api });
    try {
      for (const path of [...(request.setup ?? []), request.entry]) await load(path);
    } catch (error) {
      post({ type: 'end', status: 'fail', errors: [toRunError(error, paths)], duration: now() - start });
      return;
    }
    const result = await runner.runTests(
      request.entry,
      {
        onTestCaseResult: async (test: TestResult) => {
          post({
            type: 'test',
            outcome: {
              status: test.status,
              names: [...(test.parentNames ?? []), test.name],
              ...(test.duration === undefined ? {} : { duration: test.duration }),
              errors: (test.errors ?? []).map((error) => toRunError(error, paths)),
            },
          });
        },
        getCountOfFailedTests: async () => 0,
      },
      api as never,
    );
    const errors = [...(result.errors ?? []).map((error) => toRunError(error, paths)), ...outside];
    const status = outside.length > 0 ? 'fail' : result.status;
    post({ type: 'end', status, errors, duration: now() - start });
  } catch (error) {
    post({ type: 'end', status: 'fail', errors: [toRunError(error, paths)], duration: now() - start });
  }
}

/** State of an Rstest worker with default options. */
function workerState({ entry, options = {} }: RunRequest): WorkerState {
  const none = async () => undefined;
  const { snapshotFormat = { printShadowRoot: false } } = options;
  return {
    rootPath: '/',
    projectRoot: '/',
    project: 'rstest',
    taskId: 1,
    buildId: 1,
    outputModule: true,
    environment: 'node',
    testPath: entry,
    distPath: entry,
    runtimeConfig: {
      testTimeout: 5000,
      hookTimeout: 10_000,
      retry: 0,
      maxConcurrency: 5,
      slowTestThreshold: 300,
      bail: 0,
      clearMocks: false,
      resetMocks: false,
      restoreMocks: false,
      unstubEnvs: false,
      unstubGlobals: false,
      globals: false,
      includeTaskLocation: false,
      isolate: true,
      passWithNoTests: false,
      env: {},
      snapshotFormat,
      expect: { poll: { interval: 50, timeout: 1000 } },
      ...options,
    },
    snapshotOptions: {
      updateSnapshot: 'new',
      snapshotFormat,
      snapshotEnvironment: {
        getVersion: () => '1',
        getHeader: () => '// Rstest Snapshot',
        resolveRawPath: async (_test: string, raw: string) => raw,
        resolvePath: async (path: string) => `${path}.snap`,
        saveSnapshotFile: none,
        readSnapshotFile: async () => null,
        removeSnapshotFile: none,
      },
    },
  } as unknown as WorkerState;
}

class MissingModule extends Error {
  override readonly name = 'Error';
}

type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: { exports: object },
  exports: object,
) => Promise<void>;

/** Loads modules in the order of an engine: imports first, each module once. */
function moduleLoader({ modules, resolution }: RunRequest, core: object): (path: string) => Promise<object> {
  const loaded = new Map<string, { exports: object; done?: Promise<void> }>();
  const has = (path: string) => Object.hasOwn(modules, path);
  const find = (specifier: string, importer: string): string => {
    const path = resolveImport(specifier, importer, has, resolution);
    if (path === undefined) throw new MissingModule(`Cannot find module '${specifier}'`);
    return path;
  };
  const load = async (path: string): Promise<object> => {
    const known = loaded.get(path);
    if (known) {
      await known.done;
      return known.exports;
    }
    const module: { exports: object; done?: Promise<void> } = { exports: {} };
    loaded.set(path, module);
    const source = modules[path] ?? '';
    if (path.endsWith('.json')) {
      const value = JSON.parse(source);
      module.exports = { ...value, default: value, __esModule: true };
      return module.exports;
    }
    for (const specifier of findImports(source))
      if (specifier !== '@rstest/core') await load(find(specifier, path));
    const require = (specifier: string): unknown => {
      if (specifier === '@rstest/core') return core;
      return loaded.get(find(specifier, path))?.exports;
    };
    // keeps the module on the first line, so that line numbers stay the same; `sourceURL` names it in stacks
    const body = `(async function (require, module, exports) {${source}\n})\n//# sourceURL=${sourceUrl(path)}`;
    const start = evaluate(body) as ModuleFunction;
    module.done = start(require, module, module.exports);
    await module.done;
    return module.exports;
  };
  return load;
}

/** Evaluates code in the global scope. */
// biome-ignore lint/security/noGlobalEval: running the reader's code is the purpose; the frame's policy isolates it
const evaluate: (code: string) => unknown = eval;

const sourceUrl = (path: string) => `rstest:///${path}`;
const PLACE = /rstest:\/\/\/([^\s():]+):(\d+):\d+/;

/** Converts a thrown value, or an error reported by the runtime. */
function toRunError(error: unknown, paths: readonly string[]): RunError {
  const { name, message, stack, diff } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  if (typeof message !== 'string')
    return { name: 'Error', message: `Thrown: ${formatConsoleArgs([error as never])}` };
  const [, path = '', line] = PLACE.exec(String(stack)) ?? [];
  return {
    name: typeof name === 'string' && name !== '' ? name : 'Error',
    message,
    ...(typeof diff === 'string' ? { diff } : {}),
    ...(paths.includes(path) ? { place: { path, line: Number(line) } } : {}),
    ...(error instanceof MissingModule ? { isMissingModule: true } : {}),
  };
}

function interceptConsole(): void {
  const budget = new LogBudget();
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as LogLevel[])
    console[level] = (...args: unknown[]) => {
      const text = budget.take(formatConsoleArgs(args as never));
      if (text !== undefined) post({ type: 'log', level, text });
    };
}
