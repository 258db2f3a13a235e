import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const hero = layeredStyle(article, {
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: `clamp(${vars.space[12]}, 9vi, 8rem) clamp(${vars.space[12]}, 6vi, 6rem)`,
  '@media': { [media.sidebar]: { selectors: { '&:has(> img)': { gridTemplateColumns: '3fr 2fr' } } } },
});

export const words = layeredStyle(article, { minInlineSize: 0 });

export const title = layeredStyle(article, {
  margin: 0,
  maxInlineSize: '18ch',
  fontSize: vars.size.display,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});

export const name = layeredStyle(article, {
  display: 'block',
  marginBlockEnd: vars.space[4],
  color: vars.color.accent,
  fontSize: vars.size[7],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
});

export const text = layeredStyle(article, { color: vars.color.heading });

export const tagline = layeredStyle(article, {
  marginBlock: `${vars.space[5]} 0`,
  maxInlineSize: '34rem',
  color: vars.color.muted,
  fontSize: vars.size[7],
  lineHeight: vars.leading.snug,
  textWrap: 'pretty',
});

export const actions = layeredStyle(article, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlock: `${vars.space[8]} 0`,
});

export const action = layeredStyle(article, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.space[12],
  paddingInline: vars.space[6],
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius.medium,
  fontSize: vars.size[5],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&[data-kind="brand"]': { background: vars.color.solid, color: vars.color.onSolid },
    '&[data-kind="alt"]': { borderColor: vars.color.edge, color: vars.color.heading },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-kind="brand"]:hover': { background: vars.color.solidHover },
        '&[data-kind="alt"]:hover': { background: vars.color.hover },
      },
    },
  },
});

export const image = layeredStyle(article, {
  justifySelf: 'center',
  maxBlockSize: '24rem',
  inlineSize: 'auto',
});
