import { useLayoutEffect, useState } from 'react';

/** Returns the ratio at which content of a certain width fits into an element; 1 if it already fits. */
export function useFit(element: Element | null, width: number): number {
  const [ratio, setRatio] = useState(1);
  useLayoutEffect(() => {
    if (!element || width === 0) return setRatio(1);
    // rounded down, so that it's never wider than the element, to 1/64, the precision of layout in browsers
    const fit = () => setRatio(Math.min(1, Math.floor((element.clientWidth / width) * 64) / 64));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, width]);
  return ratio;
}
