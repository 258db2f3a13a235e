import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './light.ts';
import { sharedValues } from './values.ts';

/**
 * Every token that a style may use: a custom property named by its path, such as `--color-bg` for `color.bg`. Tokens
 * are documented at their values, in `light.ts` (colors, as in `dark.ts`) and `values.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    ...sharedValues,
    /** `dimmed`: `bg` below the backdrop. */
    color: { ...light.color, dimmed: '' },
    tone: light.tone,
    code: light.code,
    shadow: { raised: '', drawer: '' },
    layout: {
      ...sharedValues.layout,
      /** Height of everything that sticks to the top. */
      top: '',
      /**
       * Scroll padding for anchors and focused elements. Sticky elements cancel it out with a negative scroll margin:
       * they are visible already, and focusing them must not scroll the page.
       */
      landing: '',
      /** Space kept free at the bottom of the window when scrolling to a target: above the scroll-to-top button. */
      landingEnd: '',
    },
  },
  (_value, path) => path.join('-'),
);
