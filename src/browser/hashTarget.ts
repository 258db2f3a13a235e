import { decodePath } from '../shared/urlPath.ts';

/** The element that a hash names. */
export function findHashElement(hash: string): HTMLElement | null {
  // ids are composed (NFC); browsers compare them sign by sign
  return document.getElementById(decodePath(hash.slice(1)).normalize());
}

/** The element that a hash names. What hides it opens, and then the window is scrolled to it. */
export function hashTarget(hash: string): HTMLElement | null {
  const target = findHashElement(hash);
  const isFound = target?.id === decodePath(hash.slice(1)); // the browser scrolls to it itself
  if (target && (revealElement(target) || !isFound)) target.scrollIntoView({ behavior: 'instant' });
  return target;
}

/**
 * Opens what hides an element, and the element itself, outermost first, as browsers do for what they find in the page.
 * Returns whether there was anything to open.
 */
export function revealElement(element: Element): boolean {
  let opened = false;
  for (const part of document.querySelectorAll('details:not([open]), [hidden]')) {
    if (!part.contains(element)) continue;
    opened = true;
    if (part instanceof HTMLDetailsElement) part.open = true;
    part.dispatchEvent(new Event('beforematch', { bubbles: true })); // tabs and groups answer it
    part.removeAttribute('hidden');
  }
  return opened;
}
