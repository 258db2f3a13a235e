import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const results = layeredStyle(shell, {
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** Looks like a further row of the list. */
export const clear = layeredStyle(shell, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[2],
  marginInlineStart: vars.space[3],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  minBlockSize: vars.space[8],
  color: vars.color.muted,
  fontSize: vars.size[2],
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.heading } } } },
});
