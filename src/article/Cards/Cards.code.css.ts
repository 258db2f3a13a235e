import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame, text } from '../../theme/recipes.ts';

/** Minimum width of a card before the grid wraps. */
const MINIMUM = '15rem';

export const grid = articleStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${MINIMUM}), 1fr))`,
  gap: vars.space[4],
  marginBlock: vars.space[6],
});

export const card = articleStyle({
  position: 'relative',
  padding: vars.space[5],
  ...frame('large'),
  ...text(3, { color: 'muted' }),
  transition: `border-color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:has(> p > a:hover)': { borderColor: vars.color.accent } } },
    print: { breakInside: 'avoid' },
  },
});
articleRule(`.${card} + .${card}`, { marginBlockStart: vars.space[4] });
articleRule(`.${grid} > .${card}`, { marginBlock: 0 });
articleRule(`.${card} > :last-child`, { marginBlockEnd: 0 });

export const title = articleStyle({
  margin: `0 0 ${vars.space[2]}`,
  ...text(5, { color: 'heading', weight: 'strong', leading: 'snug' }),
});

export const link = articleStyle({
  color: 'inherit',
  textDecoration: 'none',
  // Makes the whole card clickable. Uses `::before`, because `::after` shows the URL in print.
  selectors: { '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
});
