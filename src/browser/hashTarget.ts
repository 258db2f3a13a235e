import { decodePath } from '../shared/urlPath.ts';
import { openAround } from './openAround.ts';

/** The element that a hash names. What hides it opens, and then the window is scrolled to it. */
export function hashTarget(hash: string): HTMLElement | null {
  // ids are composed (NFC); browsers compare them sign by sign
  const id = decodePath(hash.slice(1));
  const target = document.getElementById(id.normalize());
  if (target && (openAround(target) || target.id !== id)) target.scrollIntoView({ behavior: 'instant' });
  return target;
}
