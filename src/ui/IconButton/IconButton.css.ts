import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

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
