import { vars } from '../theme/contract.css.ts';
import { shellStyle } from '../theme/layered.ts';
import * as media from '../theme/media.ts';
import { text } from '../theme/recipes.ts';

const sidebar = vars.layout.sidebar;
const outline = vars.layout.outline;
const center = 'minmax(0, 1fr)';

export const columns = shellStyle({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: center,
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  selectors: {
    '&[data-page-type="custom"], &[data-page-type="blank"]': { maxInlineSize: 'none' },
  },
  '@media': {
    [media.sidebar]: { selectors: { '&[data-sidebar]': { gridTemplateColumns: `${sidebar} ${center}` } } },
    [media.outline]: {
      selectors: {
        '&[data-outline]': { gridTemplateColumns: `${center} ${outline}` },
        // keeps the outline's column even without an outline, so that the text doesn't shift between pages
        '&[data-sidebar]': { gridTemplateColumns: `${sidebar} ${center} ${outline}` },
        'html[data-hide~="sidebar"] &[data-outline]': { gridTemplateColumns: `${center} ${outline}` },
      },
    },
  },
});

export const main = shellStyle({
  // contains the breadcrumb, which can be in the bar above
  position: 'relative',
  minInlineSize: 0,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: `${vars.space[10]} ${vars.space[24]}`,
  selectors: {
    '[data-page-type="doc"] > &': {
      maxInlineSize: `calc(${vars.layout.measure} + 2 * ${vars.layout.gutter})`,
    },
    '[data-page-type="custom"] > &, [data-page-type="blank"] > &': { padding: 0 },
    '[data-page-type="home"] > &': { paddingBlockStart: 0 },
  },
  '@media': {
    [media.sidebar]: {
      // keeps the second column even while the sidebar's is empty
      selectors: { 'html:not([data-hide~="sidebar"]) [data-sidebar] > &': { gridColumn: 2 } },
    },
    [media.drawer]: { paddingBlockStart: vars.space[8] },
    print: { maxInlineSize: 'none' },
  },
});

/** First tab stop: skips the navigation. */
export const flag = shellStyle({ whiteSpace: 'nowrap' });

export const skipLink = shellStyle({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.progress,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.solid,
  ...text(3, { color: 'onSolid', weight: 'strong' }),
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
