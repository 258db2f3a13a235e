import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import * as media from '../theme/media.ts';

const size = vars.layout.dot;

/** A `::before` that marks the current entry of a list on the hairline at the list's edge. */
export const currentDot = {
  content: '',
  position: 'absolute',
  insetBlockStart: `calc(50% - ${size} / 2)`,
  insetInlineStart: `calc((${size} + ${vars.border.hair}) / -2)`,
  inlineSize: size,
  blockSize: size,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  boxShadow: `0 0 0 ${vars.space[1]} ${vars.color.bg}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
} satisfies StyleRule;
