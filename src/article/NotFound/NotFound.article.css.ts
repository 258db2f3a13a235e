import { vars } from '../../theme/contract.css.ts';
import { articleStyle } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const notFound = articleStyle({
  maxInlineSize: vars.layout.measure,
  marginInline: 'auto',
  paddingBlock: `${vars.space[16]} 0`,
  '@media': { [media.narrow]: { paddingBlockStart: vars.space[8] } },
});

export const code = articleStyle({
  margin: 0,
  color: vars.color.accent,
  fontFamily: vars.font.code,
  fontSize: vars.size[6],
});

export const title = articleStyle({ marginBlock: `${vars.space[3]} ${vars.space[4]}` });

export const text = articleStyle({ marginBlock: `0 ${vars.space[6]}`, color: vars.color.muted });

export const actions = articleStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

const action = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[12],
  paddingInline: vars.space[6],
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.strong,
} as const;

export const home = articleStyle({
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

export const search = articleStyle({
  ...action,
  border: `${vars.border.hair} solid ${vars.color.edge}`,
  color: vars.color.heading,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
    [media.noScript]: { display: 'none' },
  },
});

const list = { margin: 0, padding: 0, listStyle: 'none' };

export const sections = articleStyle({
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

export const section = articleStyle({
  ...link,
  color: vars.color.heading,
  fontWeight: vars.weight.strong,
});

export const pages = articleStyle({
  ...list,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
});

export const page = articleStyle({ ...link, color: vars.color.muted });
