import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { media } from '../../src/theme/media.ts';

/** Ladle's own UI, in our colors and fonts. Not in a layer, as Ladle's stylesheet is not either. */
globalStyle('html:root', {
  vars: {
    '--ladle-bg-color-primary': vars.color.bg,
    '--ladle-bg-color-secondary': vars.color.sunken,
    '--ladle-color-primary': vars.color.text,
    '--ladle-color-secondary': vars.color.muted,
    '--ladle-color-hover': vars.color.heading,
    '--ladle-color-accent': vars.color.accent,
    '--ladle-blueprint': vars.color.hover,
    '--ladle-main-padding': '0',
    '--ladle-main-padding-mobile': '0',
  },
});
globalStyle(
  '.ladle-aside, .ladle-addons, .ladle-error-content, div[data-reach-dialog-content][data-testid="ladle-dialog"]',
  { fontFamily: vars.font.text, fontSize: vars.size[3] },
);
globalStyle('.ladle-main', { display: 'flex', flexDirection: 'column', minInlineSize: 0 });
globalStyle('[data-iframed]:not([data-iframed="0"]) .ladle-main', {
  gridTemplateRows: 'auto 1fr',
});
globalStyle('[data-iframed]:not([data-iframed="0"]) .ladle-main > .ladle-iframe', { gridRow: 2 });
// The bar above the stories has labeled versions of these; their shortcuts (d, r, w) still work.
globalStyle(
  '.ladle-addons li:has(> [data-testid="addon-width"]), .ladle-addons li:has(> [title^="Switch to"]), .ladle-addons li:has(> [title^="Switch text"])',
  { display: 'none' },
);

// Stories with a top bar reserve its space themselves.
globalStyle('body', { paddingBlockStart: 0 });

export const bar = style({
  order: -1,
  gridRow: 1,
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.progress,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  background: vars.color.sunken,
  fontSize: vars.size[2],
  lineHeight: vars.leading.snug,
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.muted,
});

/** The link to what is not a story. */
export const elsewhere = style({
  marginInlineStart: 'auto',
  alignSelf: 'center',
  color: vars.color.accent,
});

export const select = style({
  minBlockSize: vars.space[6],
  paddingInline: vars.space[1],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
  font: 'inherit',
});

/** Wrapper of a story. It has padding, unless the story fills the window. */
export const story = style({
  flex: 1,
  boxSizing: 'border-box',
  padding: vars.space[8],
  selectors: {
    // Ladle's buttons cover the end
    '&[data-mode="full"]': { paddingBlockEnd: vars.space[16] },
    '&:has([data-fills-window])': { padding: 0, paddingBlockStart: vars.layout.navbar },
    // Makes it the containing block of fixed elements, so that they stay below the bar.
    '.ladle-main > &[data-mode="full"]': { contain: 'layout' },
  },
  '@media': { [media.compact]: { padding: vars.space[4] } },
});

export const noScriptFrame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '80vh',
  border: `${vars.border.hair} dashed ${vars.color.edge}`,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });

/** As wide as an article. */
export const reading = style({ maxInlineSize: vars.layout.measure });

/** As wide as the sidebar. */
export const sidebarColumn = style({ maxInlineSize: vars.layout.sidebar });

export const floor = style({ minBlockSize: '24rem' });
