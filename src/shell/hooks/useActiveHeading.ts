import { useEffect, useState } from 'react';
import { throttle } from '../../browser/scheduling.ts';
import { OUTLINE_THROTTLE_MS } from '../../shared/constants.ts';
import type { TocItem } from '../../shared/pageData.ts';

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
