/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run);
}

/** Runs at most once per interval, always at its end, so that the final state is never missed. */
export function throttle(run: () => void, intervalMs: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, intervalMs);
    },
    cancel: () => clearTimeout(timer),
  };
}
