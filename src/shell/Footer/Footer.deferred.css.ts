import { vars } from '../../theme/contract.css.ts';
import { shellRule, shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame, row, text } from '../../theme/recipes.ts';

export const footer = shellStyle({
  animation: 'none', // `Footer.css.ts` hides the footer until these styles have loaded
  marginBlockStart: vars.space[16],
  ...text(3, { leading: 'snug' }),
  selectors: { 'html[data-hide~="footer"] &': { display: 'none' } },
});

/** Threads that run together into a tick, as wide as the widest article. */
const threads = [
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-1400 -3 1459 32' fill='none' stroke='currentColor' stroke-width='1.5'>",
  "<path d='M-1400 4H22l12 12L49 1M-1400 8H20.3L34 21.7 55.7 0M-1400 12H18.7L34 27.3 53 8.3'/>",
  "<path stroke-width='5' stroke-linecap='round' d='M49 1h0M55.7 0h0M53 8.3h0'/></svg>",
].join('');

// Draws a small version of the hero's mark at the end of the article.
shellRule(`.${footer}::before`, {
  content: '""',
  display: 'block',
  blockSize: vars.space[8],
  marginBlockEnd: vars.space[6],
  background: `linear-gradient(90deg, transparent, ${vars.color.accent})`,
  mask: `url("data:image/svg+xml,${threads}") 100% 0 / auto 100% no-repeat`,
  '@media': { print: { display: 'none' } },
});
shellRule(`.${footer}:dir(rtl)::before`, { scale: '-1 1' });
// Nothing to end if an overview's filter finds nothing.
shellRule(`[data-none-found] ~ .${footer}::before`, { visibility: 'hidden' });

export const meta = shellStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  color: vars.color.muted,
  fontSize: vars.size[2],
});

export const edit = shellStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    print: { display: 'none' },
  },
});

export const pager = shellStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    // stacks the links, so that long option names don't wrap
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
    print: { display: 'none' },
  },
});

export const stop = shellStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
  ...frame('large'),
  color: vars.color.heading,
  transition: `border-color ${vars.motion.fast}`,
  // titles can be long option names
  overflowWrap: 'anywhere',
  selectors: {
    '&[rel="next"]': {
      gridColumn: -2,
      justifyItems: 'end',
      textAlign: 'end',
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.edge, color: vars.color.accent } } },
    [media.narrow]: { paddingBlock: vars.space[3] },
  },
});

export const label = shellStyle({ color: vars.color.faint, fontSize: vars.size[2] });

export const stopTitle = shellStyle({
  ...row(2),
  ...text(5, { weight: 'medium' }),
  selectors: { '[rel="next"] > &': { flexDirection: 'row-reverse' } },
});
shellRule(`.${stopTitle}:dir(rtl) > svg`, { scale: '-1 1' });
