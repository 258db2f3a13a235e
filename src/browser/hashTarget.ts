import { decodePath } from '../shared/urlPath.ts';

/** Returns the element that a hash names. */
export function findHashElement(hash: string): HTMLElement | null {
  // ids are in NFC form, and browsers compare code points
  return document.getElementById(decodePath(hash.slice(1)).normalize());
}

/** Returns the element that a hash names. Opens collapsed parts around it, and scrolls to it. */
export function hashTarget(hash: string): HTMLElement | null {
  const target = findHashElement(hash);
  const isFound = target?.id === decodePath(hash.slice(1)); // in this case, the browser scrolls to it
  if (target && (revealElement(target) || !isFound)) target.scrollIntoView({ behavior: 'instant' });
  return target;
}

/**
 * Opens the collapsed parts around an element, and the element itself, outermost first, like the browser's find in
 * page. Returns whether anything was opened.
 */
export function revealElement(element: Element): boolean {
  let opened = false;
  for (const part of document.querySelectorAll('details:not([open]), [hidden]')) {
    if (!part.contains(element)) continue;
    opened = true;
    if (part instanceof HTMLDetailsElement) part.open = true;
    part.dispatchEvent(new Event('beforematch', { bubbles: true })); // tabs and sidebar groups listen for this event
    part.removeAttribute('hidden');
  }
  return opened;
}
