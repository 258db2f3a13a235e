import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/browser/chromium.ts';
import { WorkFolder } from '../../../tools/docs/workFolder.ts';
import type { RunEvent, RunRequest } from '../shared/protocol.ts';
import { bundleWorker } from './bundleWorker.ts';

/** Workers at the same time. */
const CONCURRENCY = 2;
/** Longer than a reader's run may take, since the machine may be busy; in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Runs test files in workers of Chromium, as readers' browsers do. Returns the events of each, in order. */
export async function runInChromium(requests: readonly RunRequest[]): Promise<RunEvent[][]> {
  const work = new WorkFolder();
  const server = createServer((_, response) => response.end('<!doctype html>'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const script = readFileSync(await bundleWorker(work.path), 'utf8');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const url = await page.evaluate(
      (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' })),
      script,
    );
    const results: RunEvent[][] = [];
    const left = [...requests.entries()];
    const next = async (): Promise<void> => {
      for (let entry = left.shift(); entry; entry = left.shift()) {
        const [index, request] = entry;
        results[index] = (await page.evaluate(runInWorker, [
          url,
          request,
          TIMEOUT_MS,
        ] as const)) as RunEvent[];
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, next));
    return results;
  } finally {
    await browser.close();
    server.close();
    work.remove();
  }
}

/** Runs in the page. */
function runInWorker([url, request, timeout]: readonly [string, RunRequest, number]): Promise<unknown[]> {
  const { Worker } = globalThis as unknown as {
    Worker: new (
      url: string,
    ) => {
      onmessage: (event: { data: { type: string } }) => void;
      postMessage: (message: unknown) => void;
      terminate: () => void;
    };
  };
  return new Promise((resolve) => {
    const events: unknown[] = [];
    const worker = new Worker(url);
    const end = (): void => {
      worker.terminate();
      clearTimeout(timer);
      resolve(events);
    };
    const timer = setTimeout(end, timeout);
    worker.onmessage = ({ data }) => {
      events.push(data);
      if (data.type === 'end') end();
    };
    worker.postMessage(request);
  });
}
