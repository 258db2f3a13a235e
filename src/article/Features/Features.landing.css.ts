import { vars } from '../../theme/contract.css.ts';
import { articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
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
  fontSize: vars.size[6],
  lineHeight: vars.leading.flat,
});

export const title = articleStyle({
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: vars.size[5],
  fontWeight: vars.weight.strong,
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
  color: vars.color.muted,
  fontSize: vars.size[4],
  lineHeight: vars.leading.snug,
});
