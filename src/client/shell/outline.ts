import { revealCurrent } from '../../browser/revealCurrent.ts';
import { throttle } from '../../browser/scheduling.ts';
import { OUTLINE_LINE, OUTLINE_THROTTLE_MS } from '../../shared/constants.ts';
import { shellIds } from '../../shared/shellIds.ts';
import { decodePath } from '../../shared/urlPath.ts';

/** Tracks the section being read: marks it in the outline, and shows its name in the bar of narrow screens. */
export function trackActiveSection(): void {
  const { call } = throttle(markActiveSection, OUTLINE_THROTTLE_MS);
  // A click may change the hash without scrolling.
  for (const event of ['scroll', 'resize', 'popstate', 'click'] as const)
    addEventListener(event, call, { passive: true });
  // skips the top of a page, where no section is being read, because measuring forces a layout
  if (window.scrollY > 0 || location.hash) call();
}

/** Updates the marked section. Call it when a page is shown. */
export function markActiveSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${shellIds.outline} a[href^="#"]`)];
  const id = window.scrollY > 0 || location.hash ? activeHeading(links.map(linkTargetId)) : undefined;
  const current = links.findIndex((link) => linkTargetId(link) === id);
  const link = links[current];
  if (link?.ariaCurrent === 'location') return;
  for (const [index, one] of links.entries()) {
    if (index === current) one.setAttribute('aria-current', 'location');
    else one.removeAttribute('aria-current');
    one.parentElement?.toggleAttribute('data-read', index < current);
  }
  const place = document.querySelector('[data-current-heading]');
  if (place) place.textContent = link?.textContent ?? '';
  revealCurrent(document.getElementById(shellIds.outline));
}

function linkTargetId({ hash }: HTMLAnchorElement): string {
  return decodePath(hash.slice(1));
}

/** A heading and the scroll position from which it is the active one. */
interface Stop {
  id: string;
  position: number;
}

/** Divides the remaining scroll distance evenly among the headings near the end, which can't reach the top edge. */
function spreadLast(stops: Stop[], end: number): Stop[] {
  const first = stops.findIndex(({ position }) => position > end);
  if (first < 0) return stops;
  const from = Math.min(stops[first - 1]?.position ?? 0, end);
  const step = (end - from) / (stops.length - first);
  return stops.map((stop, index) =>
    index < first ? stop : { ...stop, position: from + step * (index - first + 1) },
  );
}

/** Returns the id of the heading whose section is being read; `undefined` above the first one. */
function activeHeading(ids: readonly string[]): string | undefined {
  const root = document.documentElement;
  const offset = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const end = root.scrollHeight - root.clientHeight;
  const y = window.scrollY;
  const hash = decodePath(location.hash.slice(1));
  const natural = ids.flatMap((id) => {
    const heading = document.getElementById(id);
    // Headings in a hidden tab panel have no box.
    if (heading === null || heading.getClientRects().length === 0) return [];
    // accounts for sticky elements above a heading
    const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
    return [{ id, position: heading.getBoundingClientRect().top + y - offset - margin - 1 }];
  });
  // the target of a link, even if the next heading follows closely, or the target can't reach the top
  const isTarget = ({ id, position }: Stop) =>
    id === hash && (position > end ? y >= end - 1 : Math.abs(position + 1 - y) <= 1);
  if (natural.some(isTarget)) return hash;
  // a heading is read before it reaches its final position
  const ahead = Math.max(0, OUTLINE_LINE * root.clientHeight - offset);
  const stops = natural.map((stop) => ({ ...stop, position: stop.position - ahead }));
  return spreadLast(stops, end - 1).findLast(({ position }) => position <= y)?.id;
}
