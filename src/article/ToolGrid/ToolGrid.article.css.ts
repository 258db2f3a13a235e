import { vars } from '../../theme/contract.css.ts';
import { articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { centered, frame, text } from '../../theme/recipes.ts';
import { landingColumns } from '../landingSection.ts';

export const grid = articleStyle({
  display: 'grid',
  ...landingColumns,
  gap: vars.space[3],
  marginBlock: `${vars.space[8]} 0`,
  padding: 0,
  listStyle: 'none',
});

/** Logo at the start, name and description next to it; all of it is clickable. */
export const tool = articleStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[10]} minmax(0, 1fr)`,
  columnGap: vars.space[4],
  alignContent: 'center',
  margin: 0,
  padding: vars.space[4],
  ...frame('large'),
  background: vars.color.raised,
  transition: `border-color ${vars.motion.fast}`,
  selectors: { '&:focus-within': { borderColor: vars.color.edge } },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.edge } } } },
});

/** Reserves the logo's space, even if it fails to load. */
export const logo = articleStyle({
  gridRow: 'span 2',
  gridColumn: 1,
  alignSelf: 'center',
  ...centered(10),
});

export const logoImage = articleStyle({ maxInlineSize: 'none', borderRadius: 0 });

export const link = articleStyle({
  gridColumn: 2,
  color: vars.color.heading,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: { '&::before': { content: '', position: 'absolute', inset: 0 } },
});

export const description = articleStyle({
  gridColumn: 2,
  ...text(3, { color: 'muted', leading: 'snug' }),
});
