import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiRule, uiStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame, row, text } from '../../theme/recipes.ts';
import { button, root } from './Menu.css.ts';

/** Styles of panels and their content. */

/** Look of a menu's panel, native or not. */
export const popupPanel = {
  minInlineSize: '11rem',
  maxInlineSize: `min(22rem, calc(100vi - ${vars.space[8]}))`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  ...frame('large'),
  background: vars.color.raised,
  boxShadow: vars.shadow.raised,
  ...text(3, { leading: 'snug' }),
  textAlign: 'start',
} satisfies StyleRule;

export const panel = uiStyle({
  // the fallback without anchor positioning is at the end of the navbar, below it
  position: 'fixed',
  inset: `${vars.layout.navbar} ${vars.space[4]} auto auto`,
  margin: 0,
  maxBlockSize: `calc(100dvb - ${vars.layout.navbar} - ${vars.space[8]})`,
  ...popupPanel,
  '@media': {
    // a sheet at the bottom, within reach of thumbs
    [media.narrow]: {
      inset: 'auto 0 0 0',
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '75dvb',
      padding: `${vars.space[4]} ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
      borderWidth: `${vars.border.hair} 0 0`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: { '&::backdrop': { background: vars.color.backdrop } },
    },
  },
});

export const item = uiStyle({
  ...row(2),
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  selectors: {
    '&[aria-current]': { color: vars.color.accent, fontWeight: vars.weight.medium },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.heading, background: vars.color.hover } } },
  },
});

export const itemText = uiStyle({ display: 'grid', flex: 1 });

export const itemDetail = uiStyle({
  ...text(2, { color: 'muted', weight: 'regular' }),
});

/** A group in a menu, with separators between it and its neighbors. */
export const group = uiStyle({});
uiRule(`li + .${group}, .${group} + li`, {
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
});

export const groupTitle = uiStyle({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  ...text(1, { color: 'faint', weight: 'strong' }),
});

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space[1]})` } });
const rise = keyframes({ from: { translate: '0 100%' } });

// `anchor-scope` limits the anchor name to this menu, as there are several on a page.
uiRule(`.${root}`, { anchorScope: '--menu' } as object);
uiRule(`.${button}`, { anchorName: '--menu' } as object);
uiRule(`.${panel}`, {
  '@media': {
    [media.wide]: {
      '@supports': {
        [media.ANCHORS]: {
          positionAnchor: '--menu',
          inset: 'auto',
          positionArea: 'block-end span-inline-start',
          marginBlock: vars.space[2],
        },
        [media.ANCHOR_FALLBACKS]: { positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline' },
      },
    },
  },
} as object);
uiRule(`.${panel}[data-align="start"]`, {
  '@media': {
    [media.wide]: {
      '@supports': { [media.ANCHORS]: { positionArea: 'block-end span-inline-end' } },
    },
  },
} as object);
// Has no transition, because in WebKit 2.50 it never ends if a sibling is removed in the meantime, and closed panels
// stay on the page.
uiRule(`.${panel}:popover-open`, {
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.narrow]: { animation: `${rise} ${vars.motion.base} ${vars.motion.ease}` } },
});
