import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

export const notFound = articleStyle({
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
  position: 'relative',
  marginBlockStart: vars.space[10],
  paddingBlockStart: vars.space[16],
});

/** The decorative threads below the article. On wide pages, each one breaks off at a different length. */
const threads = [
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-1400 -3 1459 32' fill='none' stroke='currentColor' stroke-width='1.5'>",
  "<path d='M-1400 8H-22C-6 8 0 3 18 3M-1400 12H34M-1400 16H-30C-10 16-4 25 6 25'/>",
  "<path stroke-width='5' stroke-linecap='round' d='M18 3h0M34 12h0M6 25h0'/></svg>",
].join('');
articleRule(`.${sections}::before`, {
  content: '""',
  position: 'absolute',
  inset: '0 0 auto',
  blockSize: vars.space[8],
  background: `linear-gradient(90deg, transparent, ${vars.color.muted})`,
  mask: `url("data:image/svg+xml,${threads}") 100% 0 / auto 100% no-repeat`,
  '@media': { print: { display: 'none' } },
});
articleRule(`.${sections}:dir(rtl)::before`, { scale: '-1 1' });

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
