import { POPOVER_TITLE_MIN_WIDTH_PX } from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { shellRule, shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { row as inRow, text } from '../../theme/recipes.ts';

export const navbar = shellStyle({
  // avoids `sticky`, with which focusing a link in the hidden bar would scroll the page
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: vars.layer.navbar,
  blockSize: vars.layout.navbar,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  background: vars.color.bg,
  transition: [
    `translate ${vars.motion.base} ${vars.motion.ease}`,
    `border-color ${vars.motion.base}`,
    `background-color ${vars.motion.base}`,
  ].join(', '),
  selectors: {
    // keeps the bar opaque while its menu is open
    '&[data-state="top"]:not(:has(:popover-open))': { borderColor: 'transparent', background: 'transparent' },
    '&[data-navbar="hidden"]:not(:focus-within, :has(:popover-open))': { translate: '0 -100%' },
    'html[data-hide~="navbar"] &': { display: 'none' },
  },
  '@media': {
    [media.low]: { position: 'absolute' },
    // always opaque without scripts, which would detect scrolling
    [media.noScript]: { selectors: { '&[data-state="top"]': { background: vars.color.bg } } },
    print: { display: 'none' },
  },
});

export const bar = shellStyle({
  ...inRow(4),
  maxInlineSize: vars.layout.page,
  blockSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  // narrows gaps where there is little space for many entries
  '@media': { [media.drawer]: { gap: vars.space[2] } },
});

export const title = shellStyle({
  ...inRow(),
  ...text(6, { color: 'heading', weight: 'heavy' }),
  letterSpacing: vars.tracking.heading,
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  '@media': { [media.wide]: { flex: 'none', maxInlineSize: '40%', marginInlineEnd: vars.space[4] } },
});
shellRule(`.${title} > span`, { overflow: 'hidden', textOverflow: 'ellipsis' });

export const logo = shellStyle({
  flex: 'none',
  inlineSize: 'auto',
  blockSize: `min(1.5 * ${vars.size[5]}, ${vars.layout.navbar} - ${vars.space[5]})`,
  marginInlineEnd: vars.space[2],
  // hides a missing logo (blank pixel), whose place the title takes
  selectors: { '&[src^="data:"]': { inlineSize: 0, marginInlineEnd: 0 } },
});

export const panel = shellStyle({
  '@media': {
    [media.wide]: {
      // overrides the user agent's popover styles, to keep the menu in the flow of the bar
      position: 'static',
      inset: 'auto',
      display: 'flex',
      flex: 'auto',
      alignItems: 'center',
      gap: 'inherit',
      inlineSize: 'auto',
      // scrolls entries that don't fit, without clipping the underline of the current one and focus rings
      minInlineSize: vars.space[24],
      blockSize: `calc(100% + ${vars.border.hair})`,
      margin: `0 calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.border.hair})`,
      paddingInline: vars.space[1],
      paddingBlockEnd: vars.border.hair,
      overflow: 'auto hidden',
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'thin',
      selectors: {
        // Hides a menu that is still open after the window has grown. Without scripts, only the next click closes it.
        '&:popover-open': { display: 'none' },
      },
    },
  },
});

export const nav = shellStyle({
  '@media': { [media.wide]: { display: 'flex', flex: '1 0 auto', blockSize: '100%' } },
});

export const entries = shellStyle({
  // hides an empty list, which screen readers would announce
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.wide]: {
      display: 'flex',
      gap: vars.space[1],
      selectors: { '&:last-child': { marginInlineStart: 'auto' } },
    },
  },
});

export const entry = shellStyle({
  '@media': {
    [media.wide]: { display: 'flex', alignItems: 'stretch' },
  },
});

export const link = shellStyle({
  position: 'relative',
  background: 'none',
  ...inRow(1),
  ...text(3, { color: 'muted', weight: 'medium' }),
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&[aria-current], [data-current] &': { color: vars.color.heading },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.heading } } },
    [media.wide]: {
      paddingInline: vars.space[3],
      whiteSpace: 'nowrap',
      selectors: {
        // insets the ring, because the bar has no room for it around the link
        '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
        // draws the underline of the current section on top of the bar's hairline
        '&[aria-current]::after, [data-current] &::after': {
          content: '',
          position: 'absolute',
          insetInline: vars.space[3],
          insetBlockEnd: `calc(-1 * ${vars.border.hair})`,
          borderBlockEnd: `${vars.border.focus} solid ${vars.color.accent}`,
        },
      },
    },
  },
});

export const tools = shellStyle({
  ...inRow(1),
  flexWrap: 'wrap',
  '@media': {
    [media.wide]: { flexWrap: 'nowrap', marginInlineStart: 'auto' },
    [media.drawer]: { gap: 0 },
  },
});

export const toolsButton = shellStyle({
  ...inRow(1),
  minBlockSize: vars.layout.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  ...text(3, { color: 'muted', weight: 'medium' }),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.heading, background: vars.color.hover } } },
  },
});

shellRule(`.${toolsButton} + * li > a > span`, {
  '@media': { [media.wide]: { minInlineSize: `${POPOVER_TITLE_MIN_WIDTH_PX}px` } },
});

/** Styled in the full-screen menu only. */
export const menu = shellStyle({});
export const languages = shellStyle({});

/** Text next to an icon, shown where there is space for it. */
export const rowText = shellStyle({ '@media': { [media.wide]: { display: 'none' } } });

export const toolLogo = shellStyle({
  flex: 'none',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  objectFit: 'contain',
});

export const social = shellStyle({ display: 'flex', gap: 'inherit' });
shellRule(`.${social} .${social}`, { flexWrap: 'wrap' });
shellRule(`.${social} > li`, { display: 'flex' });
export const socialText = shellStyle({ padding: vars.space[2] });
export const customIcon = shellStyle({ display: 'grid', inlineSize: '1.25em', blockSize: '1.25em' });

export const hamburger = shellStyle({
  // aligns its end with the text below
  marginInlineEnd: `calc(-0.25 * ${vars.layout.target})`,
  color: vars.color.heading,
  '@media': { [media.wide]: { display: 'none' } },
});

export const whileClosed = shellStyle({
  display: 'grid',
  selectors: { [`${bar}:has(> :popover-open) &`]: { display: 'none' } },
});
export const whileOpen = shellStyle({
  display: 'none',
  selectors: { [`${bar}:has(> :popover-open) &`]: { display: 'grid' } },
});

export const themeButton = shellStyle({
  '@media': {
    [media.noScript]: { display: 'none' },
  },
});
export const whileLight = shellStyle({ display: 'grid' });
export const whileDark = shellStyle({ display: 'none' });
shellRule(`[data-theme="dark"] .${whileLight}`, { display: 'none' });
shellRule(`[data-theme="dark"] .${whileDark}`, { display: 'grid' });
