import { loadStyles } from '../../theme/loadStyles.ts';
import { media } from '../../theme/media.ts';

let isLoading = false;

/**
 * Loads what shows tooltips as soon as the pointer or the focus rests on an element that has one. Accessible names do not
 * need them: if that fails, the next element tries again.
 */
export function loadTooltips(): void {
  // where pointers cannot hover, touches leave `:hover` behind
  const states = matchMedia(media.hover).matches ? ':is(:hover, :focus-visible)' : ':focus-visible';
  const first = document.querySelector<HTMLElement>(`[data-tooltip]${states}`);
  if (isLoading || !first) return;
  isLoading = true;
  Promise.all([
    import(/* webpackChunkName: "on-demand-popups" */ './TooltipHost.tsx'),
    loadStyles('lazy'),
  ]).then(
    ([{ startTooltips }]) => startTooltips(first),
    () => {
      isLoading = false;
    },
  );
}
