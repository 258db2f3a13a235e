import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Look of a panel that lies above the page: a menu's own, and the popover that replaces it. */
export const popupPanel = {
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
