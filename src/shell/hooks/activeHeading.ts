import type { TocItem } from '../../shared/pageData.ts';
import { decodePath } from '../../shared/urlPath.ts';

/** A heading and the scroll position from which it is the active one. */
interface Stop {
  id: string;
  at: number;
}

/** Headings near the end cannot reach the top edge: the remaining scroll distance is divided evenly among them. */
function spreadLast(stops: Stop[], end: number): Stop[] {
  const first = stops.findIndex(({ at }) => at > end);
  if (first < 0) return stops;
  const from = Math.min(stops[first - 1]?.at ?? 0, end);
  const step = (end - from) / (stops.length - first);
  return stops.map((stop, index) =>
    index < first ? stop : { ...stop, at: from + step * (index - first + 1) },
  );
}

/** Id of the heading whose section is being read; undefined above the first one. */
export function activeHeading(toc: readonly TocItem[]): string | undefined {
  const root = document.documentElement;
  const offset = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const end = root.scrollHeight - root.clientHeight;
  const y = window.scrollY;
  const natural = toc.flatMap(({ id }) => {
    const heading = document.getElementById(id);
    // Headings in a hidden tab panel have no box.
    if (heading === null || heading.getClientRects().length === 0) return [];
    return [{ id, at: heading.getBoundingClientRect().top + y - offset - 1 }];
  });
  const unreachable = natural.filter(({ at }) => at > end);
  const hash = decodePath(location.hash.slice(1));
  if (y >= end - 1 && unreachable.some(({ id }) => id === hash)) return hash;
  return spreadLast(natural, end - 1).findLast(({ at }) => at <= y)?.id;
}
