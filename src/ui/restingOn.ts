import { media } from '../theme/media.ts';

/**
 * The element that a pointer rests on or the keyboard has reached, though nothing has heard them come.
 * @param selector which elements count. A touch leaves `:hover` behind, so that is asked for where pointers can hover only.
 */
export function restingOn(selector: string): HTMLElement | null {
  const states = matchMedia(media.hover).matches ? ':is(:hover, :focus-visible)' : ':focus-visible';
  return document.querySelector<HTMLElement>(`${selector}${states}`);
}
