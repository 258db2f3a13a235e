import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

export const icon = uiStyle({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-solid]': { fill: 'currentColor', stroke: 'none', scale: '0.84' } },
});

export const iconButton = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minInlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
  fontSize: vars.size[3],
  transition: `color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.heading, background: vars.color.hover } },
    },
  },
});

export const visuallyHidden = uiStyle({
  position: 'absolute',
  inlineSize: vars.border.hair,
  blockSize: vars.border.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
