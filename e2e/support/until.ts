import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks at a condition. */
const INTERVAL_MS = 2;

/** Waits until a condition holds, looking often enough to catch what lasts for a moment. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(INTERVAL_MS);
}
