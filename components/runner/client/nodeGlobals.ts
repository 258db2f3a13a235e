/** The part of Node's `process` that tests commonly use; `exit` throws an explanation. */
const env: Record<string, unknown> = { NODE_ENV: 'test', RSTEST: 'true', RSTEST_WORKER_ID: '1' };

Object.assign(globalThis, {
  process: {
    env,
    platform: 'linux',
    cwd: () => '/',
    exit: (code: unknown = 0): never => {
      throw new Error(`process.exit unexpectedly called with "${String(code)}"`);
    },
    nextTick: (run: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => run(...args)),
    memoryUsage: () => {
      const { usedJSHeapSize = 0, totalJSHeapSize = 0 } =
        (performance as { memory?: Record<string, number> }).memory ?? {};
      return { heapUsed: usedJSHeapSize, heapTotal: totalJSHeapSize };
    },
  },
});

/** Adds variables to `process.env`, and returns it. */
export function defineVariables(variables: unknown): Record<string, unknown> {
  return Object.assign(env, variables);
}

// browsers leave it out in sandboxed frames
if (!('randomUUID' in crypto))
  Object.assign(crypto, {
    randomUUID: () => {
      const url = URL.createObjectURL(new Blob()); // blob URLs end with a UUID
      URL.revokeObjectURL(url);
      return url.slice(-36);
    },
  });
