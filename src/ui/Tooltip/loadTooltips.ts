import { loadStyles } from '../../theme/loadStyles.ts';
import * as media from '../../theme/media.ts';

let isLoading = false;
/** What the reader has come to last. */
let last: HTMLElement | undefined;

/**
 * Loads what shows tooltips, once the reader comes near an element that has one. Accessible names do not need them: if
 * that fails, the next element tries again.
 *
 * @param target what the pointer or the focus has come to
 */
export function loadTooltips(target: Element): void {
  const first = target.closest<HTMLElement>('[data-tooltip]');
  // fingers cannot hover
  const mayShow = matchMedia(media.hover).matches || first?.matches(':focus-visible');
  if (!first || !mayShow) return;
  last = first;
  if (isLoading) return;
  isLoading = true;
  Promise.all([import(/* webpackChunkName: "on-demand-popups" */ './Tooltip.tsx'), loadStyles('lazy')]).then(
    ([{ startTooltips }]) => startTooltips(last ?? first),
    () => {
      isLoading = false;
    },
  );
}
