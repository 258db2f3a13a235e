import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/** A class whose rules are in a cascade layer. Call it from `.css.ts` files only. */
export function layeredStyle(layer: string, rule: StyleRule): string {
  return style({ '@layer': { [layer]: rule } });
}

/** A global rule in a cascade layer. Call it from `.css.ts` files only. */
export function layeredGlobal(layer: string, selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}
