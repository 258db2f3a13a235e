import { decodePath } from '../shared/urlPath.ts';

/** The element that a hash names. A fold around it opens, as when the browser itself leads there. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const target = document.getElementById(decodePath(id)) ?? document.getElementById(id);
  target?.closest('details')?.setAttribute('open', '');
  return target;
}
