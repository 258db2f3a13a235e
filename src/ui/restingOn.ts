import { media } from '../theme/media.ts';

/**
 * The element that is hovered or has keyboard focus already, for code that has missed the events.
 * @param selector which elements count; `:hover` counts only where pointers can hover, as touches leave it behind
 */
export function restingOn(selector: string): HTMLElement | null {
  const states = matchMedia(media.hover).matches ? ':is(:hover, :focus-visible)' : ':focus-visible';
  return document.querySelector<HTMLElement>(`${selector}${states}`);
}
