import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../tools/docs/root.ts';

/** Absolute path of the record that `docs:verify` writes. */
export const RUNNABLE_FILE = path.join(ROOT, 'docs/runnable.json');

/** Status and full name of every test of a sample. */
export type Results = [status: string, name: string][];

/** The samples that run in the browser as they do in Node: by page, then by key of the code block. */
export type RunnableRecord = Record<string, Record<string, Results>>;

export function readRunnable(): RunnableRecord {
  try {
    return JSON.parse(readFileSync(RUNNABLE_FILE, 'utf8'));
  } catch {
    return {}; // nothing has been recorded yet
  }
}

export function writeRunnable(record: RunnableRecord): void {
  writeFileSync(RUNNABLE_FILE, runnableText(record));
}

/** Returns the text of the record: pages and keys sorted, one sample per line. */
export function runnableText(record: RunnableRecord): string {
  const sorted = <Value>(entries: Record<string, Value>) =>
    Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  const pages = sorted(record)
    .filter(([, samples]) => Object.keys(samples).length > 0)
    .map(([page, samples]) => {
      const lines = sorted(samples).map(([key, results]) => `  "${key}": ${JSON.stringify(results)}`);
      return `"${page}": {\n${lines.join(',\n')}\n}`;
    });
  return `{\n${pages.join(',\n')}\n}\n`;
}
