/** The longest wait for one of the two, in milliseconds: some animations never end, and a busy page is never idle. */
const LIMIT_MS = 2_000;

/** Waits for the animations of the page, then until React has nothing to do: only then do Radix's layers listen to Escape. */
export async function settle(): Promise<void> {
  const ended = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LIMIT_MS }));
}
