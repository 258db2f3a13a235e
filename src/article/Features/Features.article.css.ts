import { vars } from '../../theme/contract.css.ts';
import { articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { text } from '../../theme/recipes.ts';
import { landingCell, landingGrid } from '../landingSection.ts';

export const grid = articleStyle(landingGrid);

export const feature = articleStyle({
  ...landingCell,
  position: 'relative',
  padding: vars.space[6],
  '@media': {
    [media.hover]: { selectors: { '&:has(a):hover': { background: vars.color.sunken } } },
  },
});

export const icon = articleStyle({
  display: 'block',
  marginBlockEnd: vars.space[3],
  color: vars.color.accent,
  fontFamily: vars.font.code,
  ...text(6, { leading: 'flat' }),
});

export const title = articleStyle({
  margin: 0,
  ...text(5, { weight: 'strong' }),
  letterSpacing: '0',
  lineHeight: vars.leading.snug,
});

/** Makes the whole cell clickable. */
export const link = articleStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::before': { content: '', position: 'absolute', inset: 0 } },
});

export const details = articleStyle({
  marginBlock: `${vars.space[2]} 0`,
  ...text(4, { color: 'muted', leading: 'snug' }),
});
