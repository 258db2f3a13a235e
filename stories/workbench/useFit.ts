import { useLayoutEffect, useState } from 'react';

/** The ratio at which something of a certain width fits into an element; 1 where it does. */
export function useFit(element: Element | null, width: number): number {
  const [ratio, setRatio] = useState(1);
  useLayoutEffect(() => {
    if (!element || width === 0) return setRatio(1);
    // rounded down: never wider than the element; to what browsers lay out in (1/64 px), so that the story has the very width
    const fit = () => setRatio(Math.min(1, Math.floor((element.clientWidth / width) * 64) / 64));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, width]);
  return ratio;
}
