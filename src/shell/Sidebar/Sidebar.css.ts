import type { StyleRule } from '@vanilla-extract/css';
import { head } from '../../islands/SidebarGroup/SidebarGroup.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { shellRule, shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame, row, text } from '../../theme/recipes.ts';

const size = vars.layout.dot;

/** A `::before` that marks the current entry of a list on the hairline at the list's edge. */
export const currentDot = {
  content: '',
  position: 'absolute',
  insetBlockStart: `calc(50% - ${size} / 2)`,
  insetInlineStart: `calc((${size} + ${vars.border.hair}) / -2)`,
  inlineSize: size,
  blockSize: size,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  boxShadow: `0 0 0 ${vars.space[1]} ${vars.color.bg}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
} satisfies StyleRule;

export const sidebar = shellStyle({
  flexDirection: 'column',
  // also applies to the drawer, whose shadow forced colors remove
  borderInlineEnd: `${vars.border.hair} solid ${vars.color.line}`,
  selectors: {
    'html[data-hide~="sidebar"] &': { display: 'none' },
  },
  '@media': {
    [media.sidebar]: {
      // overrides the user agent's popover styles, to keep the sidebar in the flow of the page
      position: 'sticky',
      // extends up to the navbar, because the menu bar is only next to the sidebar
      inset: `calc(${vars.layout.top} - ${vars.layout.menuBar}) auto auto auto`,
      display: 'flex',
      inlineSize: 'auto',
      blockSize: `calc(100dvb - ${vars.layout.top} + ${vars.layout.menuBar})`,
      margin: `calc(-1 * ${vars.layout.menuBar}) 0 0`,
      overflow: 'visible',
      selectors: {
        // Hides a drawer that is still open after the window has grown. Without scripts, only the next click closes it.
        '&:popover-open': { display: 'none' },
      },
    },
    print: { display: 'none' },
  },
});

export const close = shellStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  zIndex: vars.layer.bar,
  background: vars.color.bg,
  '@media': { [media.sidebar]: { display: 'none' } },
});

/** Links to the sections of the site, on screens where the navbar has no room for them. */
export const sections = shellStyle({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'flex',
      gap: vars.space[1],
      marginInlineEnd: vars.space[16],
      paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
      paddingInlineStart: vars.space[4],
      overflow: 'auto hidden',
    },
  },
});

export const section = shellStyle({
  flex: 'none',
  ...row(),
  minBlockSize: vars.layout.target,
  paddingInline: vars.space[3],
  ...frame('round'),
  borderColor: 'transparent',
  ...text(3, { color: 'muted', weight: 'medium' }),
  selectors: {
    '&[aria-current]': {
      color: vars.color.heading,
      borderColor: vars.color.line,
      background: vars.color.hover,
    },
  },
});

export const scroller = shellStyle({
  flex: '1 1 0',
  minBlockSize: 0,
  blockSize: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // cancels out the links' negative scroll margin within this box
  scrollPaddingBlock: `${vars.layout.landing} ${vars.layout.landingEnd}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line} transparent`,
  paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
  paddingInline: `${vars.layout.gutter} ${vars.space[4]}`,
  ...text(3, { leading: 'snug' }),
  '@media': {
    [media.drawer]: { paddingInline: `${vars.space[6]} ${vars.space[4]}`, paddingBlockStart: vars.space[12] },
    [media.narrow]: { paddingBlockStart: vars.space[3] },
  },
});

shellRule(`.${scroller} a, .${scroller} button`, {
  scrollMarginBlock: `calc(-1 * ${vars.layout.landing}) calc(-1 * ${vars.layout.landingEnd})`,
});

/** The items of a group, along a hairline on which the current page is highlighted. */
export const nested = shellStyle({
  borderInlineStart: `${vars.border.hair} solid ${vars.color.line}`,
  marginInlineStart: vars.border.hair,
  selectors: { '& &': { marginInlineStart: `calc(${vars.space[4]} + ${vars.border.hair})` } },
});

export const link = shellStyle({
  position: 'relative',
  ...row(2),
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.space[8],
  paddingBlock: vars.space[1],
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: {
    [`${nested} &`]: { paddingInlineStart: vars.space[4] },
    [`${head} &`]: { color: 'inherit' },
    // `scrollInitialTarget` scrolls the link into view before the first paint, also without JavaScript
    '&[aria-current]': {
      color: vars.color.accent,
      fontWeight: vars.weight.medium,
      scrollInitialTarget: 'nearest',
    } as object,
    [`${nested} &[aria-current]::before`]: currentDot,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: vars.color.heading } } },
    [media.drawer]: { minBlockSize: vars.space[10] },
  },
});

/** A group of the first level. */
export const outer = shellStyle({
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space[6] } },
});
shellRule(`.${outer} > .${head}, .${outer} > [data-state] > .${head}`, {
  marginBlockEnd: vars.space[1],
  fontWeight: vars.weight.strong,
});

/** The title of a group without a link, indented like a title with a link. */
export const groupTitle = shellStyle({
  ...row(2),
  selectors: { [`${nested} &`]: { paddingInlineStart: vars.space[4] } },
});

export const divider = shellStyle({
  marginBlock: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  selectors: { '&[data-kind="dashed"]': { borderBlockStartStyle: 'dashed' } },
});

export const header = shellStyle({
  ...row(2),
  marginBlock: `${vars.space[6]} ${vars.space[2]}`,
  ...text(1, { color: 'faint', weight: 'strong' }),
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});
