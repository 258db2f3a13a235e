import { vars } from '../../theme/contract.css.ts';
import { shellRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame } from '../../theme/recipes.ts';
import { outline } from './Outline.css.ts';

/** On narrow screens, the outline is a dropdown. */

const BELOW_BARS = `calc(${vars.layout.navbar} + ${vars.layout.menuBarShown})`;

shellRule(`.${outline}`, {
  '@media': {
    [media.dropdown]: {
      position: 'fixed',
      inset: `${vars.layout.top} ${vars.space[4]} auto auto`,
      inlineSize: `min(20rem, calc(100vi - ${vars.space[8]}))`,
      maxBlockSize: `calc(100dvb - ${vars.layout.top} - ${vars.space[8]})`,
      margin: `${vars.space[1]} 0 0`,
      padding: vars.space[5],
      overflow: 'auto',
      scrollPaddingBlock: `${vars.layout.landing} ${vars.layout.landingEnd}`,
      overscrollBehavior: 'contain',
      ...frame('large'),
      background: vars.color.raised,
      boxShadow: vars.shadow.raised,
    },
    // with the bars, which are at the top of the page here
    [`${media.dropdown} and ${media.low}`]: { position: 'absolute', insetBlockStart: BELOW_BARS },
  },
});
shellRule(`.${outline}:dir(rtl)`, {
  '@media': {
    [media.dropdown]: { inset: `${vars.layout.top} auto auto ${vars.space[4]}` },
    [`${media.dropdown} and ${media.low}`]: { insetBlockStart: BELOW_BARS },
  },
});
