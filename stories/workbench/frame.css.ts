import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import * as media from '../../src/theme/media.ts';

/** Custom property: the ratio by which a story of a fixed width is made smaller, to fit into the window. */
export const SCALE = '--story-scale';

/** More specific than any selector of Ladle. */
const MAIN = '.ladle-wrapper .ladle-main.ladle-main.ladle-main';

/** Ladle's own UI, in our colors and fonts. Not in a layer, as Ladle's stylesheet is not either. */
globalStyle('html:root', {
  vars: {
    '--ladle-bg-color-primary': vars.color.bg,
    '--ladle-bg-color-secondary': vars.color.sunken,
    '--ladle-color-primary': vars.color.text,
    '--ladle-color-secondary': vars.color.muted,
    '--ladle-color-hover': vars.color.heading,
    '--ladle-color-accent': vars.color.accent,
    '--ladle-main-padding': '0',
    '--ladle-main-padding-mobile': '0',
  },
});
globalStyle('.ladle-aside, .ladle-error-content', { fontFamily: vars.font.text, fontSize: vars.size[3] });
// the text is English even in right-to-left stories
globalStyle('.ladle-aside', { direction: 'ltr' });
// Hides Ladle's floating buttons, which are all in the bar and the panel. Their shortcuts (d, r) still work.
globalStyle('.ladle-addons', { display: 'none' });

// Stacks the bar, the story and the panel. In wide windows, only the story scrolls.
globalStyle(MAIN, {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.bg,
  '@media': { [media.wide]: { overflow: 'hidden' } },
});
globalStyle(`[data-iframed]:not([data-iframed="0"]) ${MAIN}`, { background: vars.color.hover });
globalStyle(`${MAIN} > .ladle-iframe`, {
  flex: 1,
  alignSelf: 'center',
  minBlockSize: '20rem',
  margin: 0,
  boxShadow: 'none',
  zoom: `var(${SCALE}, 1)`,
});

globalStyle('html[data-mode="full"]', { scrollbarGutter: 'auto' });
// Stories with a navbar reserve its space themselves.
globalStyle('body', { paddingBlockStart: 0 });

export const bar = style({
  order: -1,
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
  '@media': { [media.narrow]: { flexWrap: 'nowrap', overflowX: 'auto' } },
});

export const field = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.muted,
});

/** The links to other documents. */
export const elsewhere = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  alignSelf: 'center',
  color: vars.color.accent,
});

export const input = style({
  minBlockSize: vars.space[6],
  paddingInline: vars.space[1],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
  font: 'inherit',
});

export const widthInput = style([input, { inlineSize: '6rem' }]);

/** Wrapper of a story. It has padding, unless the story fills the window. */
export const story = style({
  flex: 1,
  boxSizing: 'border-box',
  padding: vars.space[8],
  selectors: {
    '&:has([data-fills-window])': { padding: 0, paddingBlockStart: vars.layout.navbar },
    // centers small components; other stories are parts of a page
    '&[data-story^="ui--"]:not(:has([data-fills-window])):not([data-story$="--docs"])': {
      display: 'grid',
      alignContent: 'safe center',
      justifyContent: 'safe center',
    },
    '&[data-play="failed"]': { boxShadow: `inset 0 0 0 ${vars.border.focus} ${vars.tone.danger.text}` },
    '&[data-background="raised"]': { background: vars.color.raised },
    '&[data-background="sunken"]': { background: vars.color.sunken },
    '&[data-background="squares"]': {
      background: `repeating-conic-gradient(${vars.color.sunken} 0 25%, ${vars.color.raised} 0 50%) 0 0 / ${vars.space[4]} ${vars.space[4]}`,
    },
    // Makes it the containing block of fixed elements, so that they stay between the bar and the panel.
    '.ladle-main > &[data-mode="full"]': { contain: 'layout', overflow: 'auto', minBlockSize: '20rem' },
  },
  '@media': { [media.compact]: { padding: vars.space[4] } },
});

/** A grid that shows the story in both themes and languages. */
export const comparison = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: vars.space[4],
  overflow: 'auto',
  padding: vars.space[4],
});
globalStyle(`${MAIN}:has(> ${comparison}) > :is(.ladle-iframe, ${story})`, { display: 'none' });

export const compared = style({ margin: 0, color: vars.color.muted, fontSize: vars.size[2] });

export const noScriptFrame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '80vh',
  border: `${vars.border.hair} dashed ${vars.color.edge}`,
});
