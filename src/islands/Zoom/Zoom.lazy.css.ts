import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const dialog = layeredStyle(article, {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.progress,
  display: 'grid',
  placeItems: 'center',
  cursor: 'zoom-out',
  outline: 'none',
});

export const ground = layeredStyle(article, {
  position: 'absolute',
  inset: 0,
  background: vars.color.bg,
});

export const picture = layeredStyle(article, {
  position: 'relative',
  maxInlineSize: 'none',
  borderRadius: vars.radius.medium,
});

export const close = layeredStyle(article, {
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  padding: vars.space[2],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  color: vars.color.heading,
  background: vars.color.raised,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});
