import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const message = layeredStyle(shell, {
  padding: vars.space[6],
  textAlign: 'center',
  color: vars.color.muted,
  fontSize: vars.size[3],
});

export const retry = layeredStyle(shell, {
  display: 'block',
  marginInline: 'auto',
  marginBlockEnd: vars.space[6],
  minBlockSize: vars.space[8],
  paddingInline: vars.space[4],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.heading,
  fontSize: vars.size[3],
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const messageTitle = layeredStyle(shell, {
  color: vars.color.heading,
  fontSize: vars.size[5],
  overflowWrap: 'anywhere',
  // a long query
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
