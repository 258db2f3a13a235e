import { useEffect, useState } from 'react';
import { throttle } from '../../browser/scheduling.ts';
import { SCROLL_CHECK_MS, SCROLL_TOP_THRESHOLD_PX } from '../../shared/constants.ts';

export interface ScrollState {
  /** Scrolled past the threshold. */
  scrolled: boolean;
  /** The last scroll was downwards, past the threshold. */
  down: boolean;
}

/** Scroll state of the window, checked every 200 ms while it scrolls. */
export function useScrollState(): ScrollState {
  const [state, setState] = useState<ScrollState>({ scrolled: false, down: false });
  useEffect(() => {
    let last = window.scrollY;
    const check = () => {
      const y = window.scrollY;
      const scrolled = y > SCROLL_TOP_THRESHOLD_PX;
      const moved = y - last;
      last = y;
      setState((before) => {
        const down = scrolled && (moved === 0 ? before.down : moved > 0);
        return before.scrolled === scrolled && before.down === down ? before : { scrolled, down };
      });
    };
    const { call, cancel } = throttle(check, SCROLL_CHECK_MS);
    check();
    window.addEventListener('scroll', call, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('scroll', call);
    };
  }, []);
  return state;
}
