import { type RefObject, useEffect, useState } from 'react';
import { throttle } from '../../browser/scheduling.ts';
import { OUTLINE_THROTTLE_MS, SCROLL_CHECK_MS, SCROLL_TOP_THRESHOLD_PX } from '../../shared/constants.ts';
import type { TocItem } from '../../shared/pageData.ts';

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

/** Only who scrolls, or has come to a section, needs it. */
const loadMeasure = () => import(/* webpackChunkName: "reading" */ './activeHeading.ts');

/** Id of the heading whose section is being read; undefined above the first one. */
export function useActiveHeading(toc: readonly TocItem[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let current = true;
    const check = () =>
      void loadMeasure().then(
        ({ activeHeading }) => current && setActive(activeHeading(toc)),
        () => undefined, // the next event tries again
      );
    const { call, cancel } = throttle(check, OUTLINE_THROTTLE_MS);
    if (window.scrollY > 0 || location.hash) call();
    else setActive(undefined);
    // A click may change the hash without scrolling.
    const events = ['scroll', 'resize', 'popstate', 'click'] as const;
    for (const event of events) window.addEventListener(event, call, { passive: true });
    return () => {
      current = false;
      cancel();
      for (const event of events) window.removeEventListener(event, call);
    };
  }, [toc]);
  return active;
}

/** Scrolls a container, but none of its ancestors, so that its current link is visible. */
function revealCurrent(container: HTMLElement | null): void {
  const current = container?.querySelector('[aria-current]');
  if (!container || !current) return;
  const outer = container.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    container.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
}

/** Keeps the current link of a list visible: on load, when `current` changes, and when the popover it lies in opens. */
export function useRevealCurrent(
  ref: RefObject<HTMLElement | null>,
  current: string | undefined,
  open: boolean | undefined,
): void {
  // `undefined` becomes `false` at hydration, which must not undo a restored scroll position
  const isOpen = !!open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closed popover has no size that could be scrolled
  useEffect(() => revealCurrent(ref.current), [ref, current, isOpen]);
}
