import { BLANK_PIXEL } from '../../shared/blankPixel.ts';

/** A logo that cannot be loaded leaves an empty place, not the browser's sign for a broken picture. */
export function blankMissingLogos(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && 'logo' in target.dataset) target.src = BLANK_PIXEL;
    },
    { capture: true },
  );
}
