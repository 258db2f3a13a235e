import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { dark } from './dark.ts';
import type { light } from './light.ts';
import { seenThrough } from './oklch.ts';

/** All custom properties that a theme sets. */
export const themed = ({ color, tone, code, shadow }: typeof light | typeof dark) => ({
  ...assignVars(vars.color, { ...color, dimmed: seenThrough(color.backdrop, color.bg) }),
  ...assignVars(vars.tone, tone),
  ...assignVars(vars.code, code),
  ...assignVars(vars.shadow, shadow),
});
