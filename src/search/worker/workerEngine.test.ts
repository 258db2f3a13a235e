import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest } from '../protocol.ts';
import { FETCH_TIMEOUT_MS } from './indexFiles.ts';
import { WorkerEngine } from './workerEngine.ts';

const source = { url: 'https://docs.test/search.json', version: '', lang: 'en', external: false };

/** A fake worker whose responses the test controls. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  static answers = true;
  terminated = false;
  readonly name: string | undefined;

  constructor(_: URL, { name }: WorkerOptions) {
    super();
    this.name = name;
    FakeWorker.all.push(this);
  }

  postMessage({ id, ...request }: SearchRequest): void {
    if (!FakeWorker.answers) return;
    const query = request.kind === 'search' ? request.query : '';
    const answer = { query, pages: [], closest: [], terms: [] };
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { kind: 'answer', id, answer } })),
    );
  }

  terminate(): void {
    this.terminated = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.all = [];
  FakeWorker.answers = true;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('search in a worker', () => {
  it('replaces a worker that does not respond', async () => {
    const engine = new WorkerEngine();
    await engine.load(source);
    FakeWorker.answers = false;
    const silent = expect(engine.search(source, 'a')).rejects.toThrow('search worker failed');
    await vi.runAllTimersAsync();
    await silent;
    expect(FakeWorker.all[0]?.terminated).toBe(true);
    FakeWorker.answers = true;
    expect(await engine.search(source, 'b')).toMatchObject({ query: 'b' });
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('waits longer while a worker loads an index, also for queries sent in the meantime', async () => {
    const engine = new WorkerEngine();
    FakeWorker.answers = false;
    const loading = engine.load(source).catch(() => 'gone');
    const query = engine.search(source, 'a').catch(() => 'gone');
    await vi.advanceTimersByTimeAsync(2 * FETCH_TIMEOUT_MS);
    expect(FakeWorker.all[0]?.terminated).toBe(false);
    await vi.runAllTimersAsync();
    expect(await Promise.all([loading, query])).toEqual(['gone', 'gone']);
    expect(FakeWorker.all[0]?.terminated).toBe(true);
  });

  it('names a worker after the index that it loads first', async () => {
    await new WorkerEngine().load(source);
    expect(JSON.parse(FakeWorker.all[0]?.name ?? '')).toEqual(source);
  });

  it('rejects only the queries that a crashed worker was running', async () => {
    const engine = new WorkerEngine();
    FakeWorker.answers = false;
    const broken = expect(engine.search(source, 'a')).rejects.toThrow('search worker failed');
    await vi.advanceTimersByTimeAsync(0);
    FakeWorker.all[0]?.dispatchEvent(new Event('error', { cancelable: true }));
    await broken;
    FakeWorker.answers = true;
    expect(await engine.search(source, 'b')).toMatchObject({ query: 'b' });
    // late events of the old worker are ignored
    FakeWorker.all[0]?.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await engine.search(source, 'c')).toMatchObject({ query: 'c' });
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('rejects instead of throwing if workers are blocked', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('Refused', 'SecurityError');
        }
      },
    );
    await expect(new WorkerEngine().load(source)).rejects.toThrow('Refused');
  });
});
