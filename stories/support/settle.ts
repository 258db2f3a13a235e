/** Waits for the animations of the page, then until React has nothing to do: only then do Radix's layers listen to Escape. */
export async function settle(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
}
