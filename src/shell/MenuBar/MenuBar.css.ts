import { vars } from '../../theme/contract.css.ts';
import { shellRule, shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { oneLine, row, text } from '../../theme/recipes.ts';

/** Distance of the bar's content from the edges next to a sidebar column, which aligns it with the text below. */
export const barEdge = `max(${vars.layout.gutter}, (100% - ${vars.layout.sidebar} - ${vars.layout.measure}) / 2)`;

export const menuBar = shellStyle({
  position: 'sticky',
  insetBlockStart: `calc(${vars.layout.top} - ${vars.layout.menuBar})`,
  zIndex: vars.layer.bar,
  display: 'none',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: vars.space[3],
  blockSize: vars.layout.menuBarShown,
  paddingInline: vars.layout.gutter,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  background: vars.color.bg,
  transition: `inset-block-start ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.drawer]: {
      selectors: { 'html:not([data-hide~="sidebar"]) &[data-menu-bar~="sidebar"]': { display: 'flex' } },
    },
    // limits the bar to the text, because the sidebar is a column next to it
    [media.sidebar]: {
      selectors: {
        '&[data-menu-bar~="sidebar"]': { marginInlineStart: vars.layout.sidebar, paddingInline: barEdge },
        'html[data-hide~="sidebar"] &': { marginInlineStart: 0 },
      },
    },
    [media.dropdown]: {
      selectors: { 'html:not([data-hide~="outline"]) &[data-menu-bar~="outline"]': { display: 'flex' } },
    },
    [media.low]: { position: 'static' },
    print: { display: 'none' },
  },
});

/** Fits the labels into the bar if text is twice as large. */
const fontSize = `min(${vars.size[2]}, 5vi)`;

export const button = shellStyle({
  ...row(2),
  minInlineSize: 0,
  scrollMarginBlock: `calc(-1 * ${vars.layout.landing}) calc(-1 * ${vars.layout.landingEnd})`,
  ...text(2, { color: 'muted', weight: 'medium' }),
  fontSize,
  // insets the ring, because the bar has no room for it around the button
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.heading } } } },
});

/** The section being read. Screen readers know it from the outline. */
export const current = shellStyle({
  flex: 1,
  alignSelf: 'center',
  minInlineSize: 0,
  ...oneLine,
  ...text(2, { color: 'heading' }),
  fontSize,
  // lets the buttons fill the bar above the first section
  selectors: { '&:empty': { display: 'none' } },
});

// Keeps the labels on one line at any font size.
shellRule(`.${button} > span`, oneLine);

shellRule(`.${button} > svg`, { '@media': { [media.tiny]: { display: 'none' } } });

export const sidebarButton = shellStyle({
  selectors: { 'html[data-hide~="sidebar"] &': { display: 'none' } },
  '@media': { [media.sidebar]: { display: 'none' } },
});

export const outlineButton = shellStyle({
  marginInlineStart: 'auto',
  selectors: { 'html[data-hide~="outline"] &': { display: 'none' } },
});
