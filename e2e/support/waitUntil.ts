import { setTimeout as wait } from 'node:timers/promises';

/** Polling interval, in milliseconds. */
const INTERVAL_MS = 2;

/** Waits until a condition is met, polling often enough to catch short-lived states. */
export async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(INTERVAL_MS);
}
