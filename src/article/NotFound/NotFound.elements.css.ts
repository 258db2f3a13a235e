import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const notFound = layeredStyle(article, {
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingBlock: vars.space[24],
});

export const code = layeredStyle(article, {
  margin: 0,
  color: vars.color.accent,
  fontFamily: vars.font.code,
  fontSize: vars.size[6],
});

export const title = layeredStyle(article, { marginBlock: `${vars.space[3]} ${vars.space[4]}` });

export const text = layeredStyle(article, { marginBlock: `0 ${vars.space[6]}`, color: vars.color.muted });

export const home = layeredStyle(article, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.space[12],
  paddingInline: vars.space[6],
  borderRadius: vars.radius.medium,
  background: vars.color.solid,
  color: vars.color.onSolid,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: vars.color.solidHover, color: vars.color.onSolid } },
    },
  },
});
