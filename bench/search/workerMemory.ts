import type { Page } from '@playwright/test';

interface HeapUsage {
  usedSize: number;
  backingStorageSize?: number;
}

/** Connects to the page's only worker, and returns a function that calls its Chrome DevTools Protocol methods. */
export async function connectToWorker(
  page: Page,
): Promise<(method: string, parameters?: object) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const attached = Promise.withResolvers<string>();
  const pending = new Map<number, (result: unknown) => void>();
  session.on('Target.attachedToTarget', ({ sessionId }) => attached.resolve(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result: unknown };
    pending.get(id)?.(result);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached.promise;
  let last = 0;
  return (method, params = {}) =>
    new Promise((resolve) => {
      const id = ++last;
      pending.set(id, resolve);
      void session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    });
}

/** Memory that the page's worker retains, in bytes: its heap and its array buffers. */
export async function workerMemory(page: Page): Promise<number> {
  const call = await connectToWorker(page);
  await call('HeapProfiler.enable');
  await call('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await call('Runtime.getHeapUsage')) as HeapUsage;
  return usedSize + backingStorageSize;
}
