import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/**
 * A box that scrolls horizontally, with a shadow at each edge where there is more: two fixed shadows, covered by two
 * gradients that scroll along. Not in print.
 */
export const scrollsSideways = {
  overflowX: 'auto',
  background: [
    `linear-gradient(to right, ${vars.color.bg} 60%, transparent) left / ${vars.space[10]} 100% no-repeat local`,
    `linear-gradient(to left, ${vars.color.bg} 60%, transparent) right / ${vars.space[10]} 100% no-repeat local`,
    `linear-gradient(to right, ${vars.color.line}, transparent) left / ${vars.space[4]} 100% no-repeat`,
    `linear-gradient(to left, ${vars.color.line}, transparent) right / ${vars.space[4]} 100% no-repeat`,
  ].join(),
  '@media': { print: { background: 'none' } },
} satisfies StyleRule;
