/** Calls at most once an interval, and once more after the last call, so that the end state is always seen. */
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
