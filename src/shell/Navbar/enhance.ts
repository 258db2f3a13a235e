import { loadStyles } from '../../theme/loadStyles.ts';
import { enableMenus } from '../../ui/Menu/enableMenus.ts';
import { restingOn } from '../../ui/restingOn.ts';

let enhanced = false;

/**
 * Enhances the top bar on first hover or focus: menus open on hover and support arrow keys, and tooltips are shown,
 * whose code is loaded when the first one is needed.
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
    loadStyles('lazy'),
  ]).then(
    ([{ startTooltips }]) => startTooltips(),
    () => undefined, // accessible names do not need tooltips
  );
}
