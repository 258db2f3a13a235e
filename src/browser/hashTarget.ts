import { decodePath } from '../shared/urlPath.ts';

/** The element that a hash names. What hides it opens, and then the window is scrolled to it. */
export function hashTarget(hash: string): HTMLElement | null {
  // ids are composed (NFC); browsers compare them sign by sign
  const id = decodePath(hash.slice(1));
  const target = document.getElementById(id.normalize());
  if (target && (openAround(target) || target.id !== id)) target.scrollIntoView({ behavior: 'instant' });
  return target;
}

const CLOSED = 'details:not([open]), [data-folded], [role="tabpanel"][data-state="inactive"]';

/**
 * Opens what hides an element, and the element itself, outermost first. Returns whether there was anything to open. Tabs
 * answer the event by which browsers announce that they show something hidden.
 */
export function openAround(element: Element): boolean {
  let opened = false;
  for (const part of document.querySelectorAll(CLOSED)) {
    if (!part.contains(element)) continue;
    opened = true;
    if (part instanceof HTMLDetailsElement) part.open = true;
    part.removeAttribute('data-folded');
    part.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
  return opened;
}
