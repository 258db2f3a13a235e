import { vars } from '../../theme/contract.css.ts';
import { shellRule, shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame } from '../../theme/recipes.ts';
import { currentDot } from '../Sidebar/Sidebar.css.ts';

export const outline = shellStyle({
  selectors: { 'html[data-hide~="outline"] &': { display: 'none' } },
  '@media': {
    [media.outline]: {
      // overrides the user agent's popover styles, to keep the outline in the flow of the page
      position: 'sticky',
      inset: `${vars.layout.top} auto auto auto`,
      display: 'block',
      inlineSize: 'auto',
      blockSize: 'auto',
      // ends above the back-to-top button
      maxBlockSize: `calc(100dvb - ${vars.layout.top} - ${vars.space[24]})`,
      margin: 0,
      overflow: 'auto',
      scrollPaddingBlock: `${vars.layout.landing} ${vars.layout.landingEnd}`,
      scrollbarWidth: 'thin',
      scrollbarColor: `${vars.color.line} transparent`,
      paddingBlock: vars.space[10],
      // leaves space for the dot, which overhangs the line; ends with the navbar
      paddingInline: `${vars.space[1]} ${vars.layout.gutter}`,
      selectors: {
        // Hides a dropdown that is still open after the window has grown. Without scripts, only the next click closes it.
        '&:popover-open': { display: 'none' },
      },
    },
    print: { display: 'none' },
  },
});

export const nav = shellStyle({ fontSize: vars.size[2], lineHeight: vars.leading.snug });

export const title = shellStyle({
  marginBlockEnd: vars.space[3],
  color: vars.color.faint,
  fontFamily: vars.font.code,
  fontSize: vars.size[1],
  letterSpacing: vars.tracking.caps,
  '@media': { [media.dropdown]: { display: 'none' } },
});

/** A line along the headings, filled up to a dot at the current one. */
export const item = shellStyle({
  borderInlineStart: `${vars.border.hair} solid ${vars.color.line}`,
  selectors: { '&[data-read]': { borderInlineStartColor: vars.color.accent } },
});

export const link = shellStyle({
  position: 'relative',
  display: 'block',
  scrollMarginBlock: `calc(-1 * ${vars.layout.landing}) calc(-1 * ${vars.layout.landingEnd})`,
  paddingBlock: `calc(0.3125 * ${vars.size[5]})`,
  paddingInlineStart: vars.space[4],
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-depth="2"]': { color: vars.color.text, fontWeight: vars.weight.medium },
    '&[data-depth="3"]': { paddingInlineStart: vars.space[6] },
    '&[data-depth="4"]': { paddingInlineStart: vars.space[8] },
    '&[aria-current]': { color: vars.color.accent },
    '&[aria-current]::before': currentDot,
  },
  '@media': {
    [media.touch]: { paddingBlock: vars.space[3] },
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: vars.color.heading } } },
  },
});

/** On narrow screens, the outline is a dropdown. */
shellRule(`.${outline}`, {
  '@media': {
    [media.dropdown]: {
      position: 'fixed',
      insetBlock: `${vars.layout.top} auto`,
      insetInline: `auto ${vars.space[4]}`,
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
    // scrolls with the bars, which are at the top of the page here
    [`${media.dropdown} and ${media.low}`]: {
      position: 'absolute',
      insetBlockStart: `calc(${vars.layout.navbar} + ${vars.layout.menuBarShown})`,
    },
  },
});
