import path from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import type { MigratedSite } from '../src/migrateSite.ts';

export type Migrated = Omit<MigratedSite, 'copies'> & { copies: string[] };

type Answer = { site: Migrated } | { error: unknown };

/** Migrates the sites of a test file, in a thread without Vitest's loader, which would look for the old site's packages. */
const THREAD = `
  const { workerData: { module, port, done } } = require('node:worker_threads');
  const ready = import(module);
  port.on('message', async ([tool, folder]) => {
    let answer;
    try {
      const site = await (await ready).migrateSite(tool, folder, 'engine');
      answer = { site: JSON.parse(JSON.stringify({ ...site, copies: site.copies.map(([name]) => name) })) };
    } catch (error) {
      answer = { error };
    }
    port.postMessage(answer);
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  });
`;

let thread: { port: MessagePort; done: Int32Array<SharedArrayBuffer> } | undefined;

function startThread(): NonNullable<typeof thread> {
  const { port1, port2 } = new MessageChannel();
  const done = new Int32Array(new SharedArrayBuffer(4));
  const module = new URL('../src/migrateSite.ts', import.meta.url).href;
  const worker = new Worker(THREAD, {
    eval: true,
    execArgv: [],
    workerData: { module, port: port2, done },
    transferList: [port2],
  });
  worker.unref();
  return { port: port1, done };
}

/** Migrates a site, and waits for it. */
export function migrated(
  tool: 'vitepress' | 'rspress',
  files: Record<string, string>,
  pages = 'docs',
): Migrated {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  thread ??= startThread();
  const { port, done } = thread;
  Atomics.store(done, 0, 0);
  port.postMessage([tool, path.join(folder, pages)]);
  Atomics.wait(done, 0, 0);
  const answer = receiveMessageOnPort(port)?.message as Answer;
  if ('error' in answer) throw answer.error;
  return answer.site;
}

export const readNavigation = ({ files }: Migrated): unknown =>
  JSON.parse(/= (\{[\s\S]*?\n\});/.exec(files['docs/navigation.ts'] ?? '')?.[1] ?? '{}');
export const messages = ({ manualChanges }: Migrated) => manualChanges.map(({ message }) => message);
