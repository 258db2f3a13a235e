import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/browser/chromium.ts';
import type { RunEvent, RunRequest } from '../shared/protocol.ts';
import { openSandbox } from './openSandbox.ts';
import runnerFiles from './runnerFiles.ts';

/** Number of concurrent frames. */
const CONCURRENCY = 2;
/** Longer than a reader's run may take, since the machine may be busy; in milliseconds. */
const LIMIT_MS = 30_000;

/**
 * Runs test files in the sandboxed frame in Chromium, as readers' browsers do. Returns the events of each, in order.
 */
export async function runInChromium(requests: readonly RunRequest[]): Promise<RunEvent[][]> {
  const files = runnerFiles();
  const server = createServer(async ({ url }, response) => {
    const file = files.find(({ path }) => path === url);
    response.setHeader('Content-Type', 'text/html');
    if (file?.policy !== undefined) response.setHeader('Content-Security-Policy', file.policy);
    response.end(file ? await file.content() : '<!doctype html>');
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const results: RunEvent[][] = [];
    const pending = [...requests.entries()];
    const runInPage = async (): Promise<void> => {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      const run = await openSandbox(page, LIMIT_MS);
      for (let entry = pending.shift(); entry; entry = pending.shift()) {
        const [index, request] = entry;
        results[index] = await run(request);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, runInPage));
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}
