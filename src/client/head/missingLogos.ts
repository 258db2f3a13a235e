import { BLANK_PIXEL } from '../../shared/blankPixel.ts';

/** Replaces a logo that fails to load with a blank pixel instead of the browser's broken-image icon. */
export function blankMissingLogos(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && 'logo' in target.dataset) target.src = BLANK_PIXEL;
    },
    { capture: true },
  );
}
