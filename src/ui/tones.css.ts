import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ui } from '../theme/layers.css.ts';

/** Text color of the current tone, for child elements. */
export const toneText = createVar();

/** Colors of an element and its border, by tone. */
export const tones = styleVariants(vars.tone, ({ text, soft, line }) => ({
  '@layer': { [ui]: { vars: { [toneText]: text }, background: soft, borderColor: line } },
}));
