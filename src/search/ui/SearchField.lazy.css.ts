import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const field = layeredStyle(shell, {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  blockSize: vars.space[16],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.muted,
});

export const input = layeredStyle(shell, {
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  color: vars.color.heading,
  fontSize: vars.size[6],
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.faint, opacity: 1 } },
  '@media': { [media.forcedColors]: { selectors: { '&:focus': { outline: 'revert' } } } },
});

export const close = layeredStyle(shell, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  borderRadius: vars.radius.medium,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.heading, background: vars.color.hover } },
    },
  },
});
