import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { article, base, prose, reset, shell, ui } from './layers.css.ts';

/**
 * Functions for classes (`…Style`) and global rules (`…Rule`) in the cascade layer of their name. For `.css.ts` files
 * only.
 */

const styleIn = (layer: string) => (rule: StyleRule) => style({ '@layer': { [layer]: rule } });
const ruleIn = (layer: string) => (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

export const resetRule = ruleIn(reset);
export const baseRule = ruleIn(base);
export const proseRule = ruleIn(prose);
export const uiStyle = styleIn(ui);
export const uiRule = ruleIn(ui);
export const shellStyle = styleIn(shell);
export const shellRule = ruleIn(shell);
export const articleStyle = styleIn(article);
export const articleRule = ruleIn(article);
