import { vars } from '../../theme/contract.css.ts';
import { articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

export const footer = articleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[10],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
  '@media': { print: { display: 'none' } },
});

/** Name and license, in the space next to the columns. */
export const site = articleStyle({ flex: '1 1 15rem' });

export const brand = articleStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.heading,
  fontSize: vars.size[6],
  fontWeight: vars.weight.strong,
});

export const logo = articleStyle({ blockSize: vars.space[8], borderRadius: 0 });

export const column = articleStyle({ flex: '0 1 7rem' });

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
  margin: `${vars.space[3]} 0 0`,
  color: vars.color.faint,
  fontSize: vars.size[2],
});
