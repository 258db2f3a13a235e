import { useEffect, useState } from 'react';

/**
 * The value as it was painted last: lags behind a new one, so that what readers do not see at once is rendered after
 * what they do. Unlike React's deferred values, which may be rendered in the same frame.
 */
export function usePainted<T>(value: T): T | undefined {
  const [painted, setPainted] = useState<T>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
