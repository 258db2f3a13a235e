import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const notFound = layeredStyle(article, {
  maxInlineSize: vars.layout.measure,
  marginInline: 'auto',
  paddingBlock: `${vars.space[16]} 0`,
  '@media': { [media.narrow]: { paddingBlockStart: vars.space[8] } },
});

export const code = layeredStyle(article, {
  margin: 0,
  color: vars.color.accent,
  fontFamily: vars.font.code,
  fontSize: vars.size[6],
});

export const title = layeredStyle(article, { marginBlock: `${vars.space[3]} ${vars.space[4]}` });

export const text = layeredStyle(article, { marginBlock: `0 ${vars.space[6]}`, color: vars.color.muted });

export const actions = layeredStyle(article, { display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

const action = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[12],
  paddingInline: vars.space[6],
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.strong,
} as const;

export const home = layeredStyle(article, {
  ...action,
  background: vars.color.solid,
  color: vars.color.onSolid,
  textDecoration: 'none',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: vars.color.solidHover, color: vars.color.onSolid } },
    },
  },
});

export const search = layeredStyle(article, {
  ...action,
  border: `${vars.border.hair} solid ${vars.color.edge}`,
  color: vars.color.heading,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
    [media.noScript]: { display: 'none' },
  },
});

const list = { margin: 0, padding: 0, listStyle: 'none' };

export const sections = layeredStyle(article, {
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
});

const link = {
  display: 'block',
  paddingBlock: vars.space[1],
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
} as const;

export const section = layeredStyle(article, {
  ...link,
  color: vars.color.heading,
  fontWeight: vars.weight.strong,
});

export const pages = layeredStyle(article, {
  ...list,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
});

export const page = layeredStyle(article, { ...link, color: vars.color.muted });
