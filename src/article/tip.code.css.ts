import { TIP_CLASS } from '../shared/constants.ts';
import { vars } from '../theme/contract.css.ts';
import { articleRule } from '../theme/layered.ts';
import * as media from '../theme/media.ts';
import { frame, text } from '../theme/recipes.ts';

const tip = `.${TIP_CLASS}`;

/**
 * Shows a tooltip below the word that contains it. Its position is fixed, so that scroll containers don't clip it and
 * it doesn't make anything overflow. Browsers without anchor positioning (`tip.deferred.css.ts`) show it at its static
 * position.
 */
articleRule(tip, {
  position: 'fixed',
  zIndex: vars.layer.bar,
  marginBlockStart: '1lh',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  ...frame('medium'),
  ...text(2, { color: 'text', weight: 'regular', leading: 'snug' }),
  background: vars.color.raised,
  boxShadow: vars.shadow.raised,
  fontFamily: vars.font.text,
  fontStyle: 'normal',
  textAlign: 'start',
  '@media': { [media.narrow]: { insetInline: vars.space[4] } },
});
// Hides tooltips on Escape, see `listenToTips`.
articleRule(`[data-tips-away] ${tip}`, { display: 'none !important' as 'none' });
