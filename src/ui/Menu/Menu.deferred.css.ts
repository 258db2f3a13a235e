import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal } from '../../theme/layered.ts';
import { ui } from '../../theme/layers.css.ts';
import { button, panel, root } from './Menu.css.ts';

// `anchor-scope` limits the anchor name to this menu, as there are several on a page.
layeredGlobal(ui, `.${root}`, { anchorScope: '--menu' } as object);
layeredGlobal(ui, `.${button}`, { anchorName: '--menu' } as object);
layeredGlobal(ui, `.${panel}`, {
  '@supports': {
    '(anchor-scope: --menu)': {
      positionAnchor: '--menu',
      inset: 'auto',
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
      marginBlock: vars.space[2],
    },
  },
} as object);
layeredGlobal(ui, `.${panel}[data-align="start"]`, {
  '@supports': { '(anchor-scope: --menu)': { positionArea: 'block-end span-inline-end' } },
} as object);
layeredGlobal(ui, `.${panel}:popover-open`, {
  '@starting-style': { opacity: 0, translate: `0 calc(-1 * ${vars.space[1]})` },
});
