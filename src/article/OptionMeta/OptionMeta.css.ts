import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { text } from '../../theme/recipes.ts';

export const list = articleStyle({
  marginBlock: vars.space[6],
  borderBlock: `${vars.border.hair} solid ${vars.color.line}`,
  ...text(3, { leading: 'snug' }),
});

export const row = articleStyle({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.color.line}` } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
    [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const term = articleStyle({
  ...text(2, { color: 'faint', weight: 'regular' }),
  fontFamily: vars.font.code,
});

export const value = articleStyle({ margin: 0, overflowWrap: 'anywhere' });
export const words = articleStyle({ marginBlock: 0 });

articleRule(`.${value} > code`, {
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  ...text(2, { color: 'heading' }),
});
