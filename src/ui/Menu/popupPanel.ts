import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Look of a menu's panel, native or not. */
export const popupPanel = {
  minInlineSize: '11rem',
  maxInlineSize: `min(22rem, calc(100vi - ${vars.space[8]}))`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.shadow.raised,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
  textAlign: 'start',
} satisfies StyleRule;
