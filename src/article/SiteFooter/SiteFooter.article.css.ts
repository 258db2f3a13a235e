import { vars } from '../../theme/contract.css.ts';
import { articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

export const footer = articleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: `${vars.space[8]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[10],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
  '@media': { print: { display: 'none' } },
});

export const title = articleStyle({
  marginBlock: `0 ${vars.space[3]}`,
  color: vars.color.heading,
  fontWeight: vars.weight.strong,
});

export const links = articleStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const item = articleStyle({ margin: 0 });

export const link = articleStyle({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: vars.color.heading } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    [media.touch]: { paddingBlock: vars.space[3] },
  },
});

export const note = articleStyle({
  gridColumn: '1 / -1',
  margin: 0,
  paddingBlockStart: vars.space[6],
  color: vars.color.faint,
  fontSize: vars.size[2],
});
