import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RunEvent, RunRequest } from '../shared/protocol.ts';
import { FRAME_PATH, WORKER_PATH } from '../shared/samples.ts';

const IN_PAGE = readFileSync(path.join(import.meta.dirname, 'inPage.js'), 'utf8')
  .trim()
  .replace(/;$/, '');

/**
 * Loads the sandboxed frame in an open page. Returns a function that runs a test file in it and resolves with the
 * events; one at a time.
 *
 * @param limit maximum duration of a run, in milliseconds. Default: the frame's limit
 */
export async function openSandbox(
  page: Page,
  limit?: number,
): Promise<(request: RunRequest) => Promise<RunEvent[]>> {
  const call = (name: string, ...values: unknown[]) =>
    page.evaluate(`(${name})(${values.map((value) => JSON.stringify(value)).join()})`);
  await call(IN_PAGE, FRAME_PATH, WORKER_PATH);
  return async (request) => (await call('runInFrame', request, limit)) as RunEvent[];
}
