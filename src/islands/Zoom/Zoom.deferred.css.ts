import { vars } from '../../theme/contract.css.ts';
import { articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

export const dialog = articleStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.progress,
  display: 'grid',
  placeItems: 'center',
  cursor: 'zoom-out',
  outline: 'none',
});

export const ground = articleStyle({
  position: 'absolute',
  inset: 0,
  background: vars.color.bg,
});

export const enlargedImage = articleStyle({
  position: 'relative',
  maxInlineSize: 'none',
  borderRadius: vars.radius.medium,
});

export const close = articleStyle({
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
