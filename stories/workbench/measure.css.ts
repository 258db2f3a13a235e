import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

const tint = (color: string) => `color-mix(in srgb, ${color} 35%, transparent)`;

globalStyle('[data-story][data-outline="on"] *', {
  outline: `${vars.border.hair} solid ${vars.color.accent}`,
});

const edge = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  borderStyle: 'solid',
  borderWidth: 0,
});

export const margin = style([
  edge,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    overflow: 'visible',
    borderColor: tint(vars.tone.warning.text),
    background: 'none',
    pointerEvents: 'none',
  },
]);

export const border = style([edge, { borderColor: tint(vars.tone.danger.text) }]);

export const padding = style([edge, { borderColor: tint(vars.tone.tip.text) }]);

export const content = style({ blockSize: '100%', background: tint(vars.tone.info.text) });

export const label = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: '80vw',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.heading,
  color: vars.color.bg,
  fontFamily: vars.font.code,
  fontSize: vars.size[1],
  lineHeight: vars.leading.body,
});
