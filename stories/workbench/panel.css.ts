import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import * as media from '../../src/theme/media.ts';

/** The panel below the story: as high as its content, at most half of the window. */
export const panel = style({
  order: 1,
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  maxBlockSize: '50%',
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  background: vars.color.bg,
  fontSize: vars.size[2],
  lineHeight: vars.leading.snug,
});

export const tabs = style({
  display: 'flex',
  flex: 'none',
  columnGap: vars.space[4],
  overflowX: 'auto',
  paddingInline: vars.space[4],
  background: vars.color.sunken,
});

export const tab = style({
  flex: 'none',
  minBlockSize: vars.space[10],
  border: 0,
  borderBlockEnd: `${vars.border.focus} solid transparent`,
  background: 'none',
  color: vars.color.muted,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { borderBlockEndColor: vars.color.accent, color: vars.color.heading },
    '&[data-state="failed"]': { color: vars.tone.danger.text, fontWeight: vars.weight.medium },
  },
});

export const content = style({
  overflow: 'auto',
  padding: vars.space[4],
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
globalStyle(`${table} th, ${table} td:nth-child(3)`, { whiteSpace: 'nowrap' });
globalStyle(`${table} td code`, { overflowWrap: 'anywhere' });
globalStyle(`${table} thead th`, { color: vars.color.muted, fontWeight: vars.weight.medium });
globalStyle(`${content} :is(code, li)`, { fontSize: vars.size[2] });

export const docs = style({
  maxInlineSize: '64rem',
  marginInline: 'auto',
  '@media': { [media.narrow]: { overflowX: 'auto' } },
});
globalStyle(`${docs} :is(h2, h3)`, { marginBlockStart: vars.space[8] });
globalStyle(`${docs} :is(p, summary, h3)`, { marginBlockEnd: vars.space[2] });
globalStyle(`${docs} a, ${content} a`, { color: vars.color.accent });

/** The frame of a story on a docs page. */
export const frame = style({
  display: 'block',
  boxSizing: 'border-box',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.bg,
});
