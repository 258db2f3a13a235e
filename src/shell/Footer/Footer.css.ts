import { vars } from '../../theme/contract.css.ts';
import { shellRule, shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame, row, text } from '../../theme/recipes.ts';

export const footer = shellStyle({
  marginBlockStart: vars.space[16],
  ...text(3, { leading: 'snug' }),
  selectors: { 'html[data-hide~="footer"] &': { display: 'none' } },
});

// room for the threads (`Footer.deferred.css.ts`)
shellRule(`.${footer}::before`, {
  content: '""',
  display: 'block',
  blockSize: vars.space[8],
  marginBlockEnd: vars.space[6],
  '@media': { print: { display: 'none' } },
});
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
    // One below the other, so that long option names need not wrap.
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
  // Titles may be long option names.
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
