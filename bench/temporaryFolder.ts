import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// a stopped benchmark ends in the ordinary way, so that what it began is cleared away
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Runs something with a new empty folder, and removes the folder whatever happens. */
export async function inTemporaryFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-bench-')));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.once('exit', remove);
  try {
    return await run(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
