import { decodePath } from '../shared/routes.ts';
import { openAround } from './openAround.ts';

/** The element that a hash names. What hides it opens, and then the window is scrolled to it. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const decoded = decodePath(id);
  const target =
    document.getElementById(decoded.normalize()) ??
    document.getElementById(decoded) ??
    document.getElementById(id);
  // browsers compare ids sign by sign, whatever their form of Unicode
  if (target && (openAround(target) || (target.id !== decoded && target.id !== id)))
    target.scrollIntoView({ behavior: 'instant' });
  return target;
}
