import { loadStyles } from '../../theme/loadStyles.ts';
import { enableMenus } from '../../ui/Menu/enableMenus.ts';
import { restingOn } from '../../ui/restingOn.ts';

let enhanced = false;

/**
 * What the top bar gains once the reader comes near it: menus that open under the pointer and answer to the arrow
 * keys, and tooltips, whose code is loaded when the first one is due.
 */
export function enhance(): void {
  if (enhanced) return;
  enhanced = true;
  enableMenus();
  for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, loadTooltips);
  loadTooltips();
}

function loadTooltips(): void {
  if (!restingOn('[data-tooltip]')) return;
  for (const type of ['pointerover', 'focusin'] as const) document.removeEventListener(type, loadTooltips);
  Promise.all([
    import(/* webpackChunkName: "on-demand-popups" */ '../../ui/Tooltip/TooltipHost.tsx'),
    loadStyles('demand'),
  ]).then(
    ([{ startTooltips }]) => startTooltips(),
    () => undefined, // names are read out all the same
  );
}
