import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[4],
});

export const cell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const large = style({ fontSize: vars.size[8], color: vars.color.heading });

export const caption = style({ color: vars.color.muted, fontSize: vars.size[1], textAlign: 'center' });

export const title = style({
  marginBlock: `${vars.space[10]} ${vars.space[3]}`,
  color: vars.color.heading,
  fontSize: vars.size[7],
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const note = style({ maxInlineSize: vars.layout.measure, color: vars.color.muted });

export const table = style({ inlineSize: '100%', maxInlineSize: '60rem', fontSize: vars.size[3] });

export const tableCell = style({
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});

export const swatch = style({
  display: 'inline-block',
  inlineSize: vars.space[12],
  blockSize: vars.space[8],
  border: `${vars.border.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  verticalAlign: 'middle',
});

/** Insufficient contrast. */
export const failing = style({ color: vars.tone.danger.text, fontWeight: vars.weight.strong });

export const bar = style({ blockSize: vars.space[4], background: vars.color.accent });

export const mover = style({
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  selectors: { 'tr:hover &': { translate: vars.space[24] } },
});

export const plate = style({
  inlineSize: vars.space[24],
  blockSize: vars.space[12],
  background: vars.color.raised,
  border: `${vars.border.hair} solid ${vars.color.line}`,
});
