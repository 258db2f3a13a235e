import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { acquireFolder, atomicWrite } from './files.ts';

const SIZE = 1024 * 1024;

/** Returns a thread that overwrites the file with its letter in a loop, until the flag is set. */
function writer(file: string, letter: string, stop: Int32Array): Worker {
  const module = pathToFileURL(path.join(import.meta.dirname, 'files.ts')).href;
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module).then(({ atomicWrite }) => {
      const content = workerData.letter.repeat(${SIZE});
      do {
        atomicWrite(workerData.file, content);
        parentPort.postMessage('written');
      } while (Atomics.load(workerData.stop, 0) === 0);
    });`;
  return new Worker(code, { eval: true, workerData: { module, file, letter, stop } });
}

it('creates the folder of the file', () => {
  const file = path.join(temporaryFolder(), 'a/b/c.txt');
  atomicWrite(file, 'text');
  expect(readFileSync(file, 'utf8')).toBe('text');
});

it('never exposes a partial file while two processes write it', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'shared.txt');
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const writers = [writer(file, 'a', stop), writer(file, 'b', stop)];
  const ends = writers.map((thread) => once(thread, 'exit'));
  await Promise.all(writers.map((thread) => once(thread, 'message')));
  const seen = new Set<string>();
  for (let turn = 0; turn < 300; turn++) {
    const text = readFileSync(file, 'utf8');
    seen.add(text === text.slice(0, 1).repeat(SIZE) ? text.slice(0, 1) : `${text.length} mixed characters`);
  }
  Atomics.store(stop, 0, 1);
  expect(await Promise.all(ends), 'no writer failed').toEqual([[0], [0]]);
  expect([...seen].filter((content) => content !== 'a' && content !== 'b')).toEqual([]);
  expect(readdirSync(folder), 'nothing is left over').toEqual(['shared.txt']);
});

it('gives each of two processes a separate folder, and reuses folders of processes that have exited', () => {
  const root = temporaryFolder();
  const ended = 2 ** 30;
  const inner = path.join(root, String(process.pid));
  expect(acquireFolder(root)).toBe(root);
  expect(acquireFolder(root), 'it starts again').toBe(root);
  writeFiles(root, { pid: String(process.ppid), [`${ended}/a.js`]: '', [`${process.ppid}/a.js`]: '' });
  expect(acquireFolder(root)).toBe(inner);
  expect(existsSync(path.join(root, String(ended)))).toBe(false);
  expect(existsSync(path.join(root, String(process.ppid)))).toBe(true);
  writeFiles(root, { pid: String(ended) });
  expect(acquireFolder(root)).toBe(root);
});
