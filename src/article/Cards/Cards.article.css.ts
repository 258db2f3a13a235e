import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

/** Minimum width of a card before the grid wraps. */
const MINIMUM = '15rem';

export const grid = layeredStyle(article, {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${MINIMUM}), 1fr))`,
  gap: vars.space[4],
  marginBlock: vars.space[6],
});

export const card = layeredStyle(article, {
  position: 'relative',
  padding: vars.space[5],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  color: vars.color.muted,
  fontSize: vars.size[3],
  transition: `border-color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:has(> p > a:hover)': { borderColor: vars.color.accent } } },
    print: { breakInside: 'avoid' },
  },
});
layeredGlobal(article, `.${card} + .${card}`, { marginBlockStart: vars.space[4] });
layeredGlobal(article, `.${grid} > .${card}`, { marginBlock: 0 });
layeredGlobal(article, `.${card} > :last-child`, { marginBlockEnd: 0 });

export const title = layeredStyle(article, {
  margin: `0 0 ${vars.space[2]}`,
  color: vars.color.heading,
  fontSize: vars.size[5],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const link = layeredStyle(article, {
  color: 'inherit',
  textDecoration: 'none',
  // Makes the whole card clickable. Not `::after`, which shows the address in print.
  selectors: { '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
});
