import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { shellStyle } from '../theme/layered.ts';
import * as media from '../theme/media.ts';
import { frame } from '../theme/recipes.ts';
import { barEdge } from './MenuBar/MenuBar.css.ts';

/** At the end of the second bar, where it covers neither text nor code. */
const inBar = {
  insetBlock: `calc(${vars.layout.top} - ${vars.layout.menuBar}) auto`,
  insetInlineEnd: `calc(${vars.layout.gutter} - ${vars.space[3]})`,
  blockSize: `calc(${vars.layout.menuBarShown} - ${vars.border.hair})`,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  transition: `inset-block-start ${vars.motion.base} ${vars.motion.ease}`,
} satisfies StyleRule;

export const backToTop = shellStyle({
  position: 'fixed',
  insetBlockEnd: vars.space[6],
  insetInlineEnd: vars.space[6],
  zIndex: vars.layer.bar,
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  ...frame('round'),
  background: vars.color.raised,
  boxShadow: vars.shadow.raised,
  selectors: { '&[hidden], html[data-hide~="globalUIComponents"] &': { display: 'none' } },
  '@media': {
    [`${media.drawer} and ${media.high}`]: {
      selectors: { 'html[data-parts~="sidebar"]:not([data-hide~="sidebar"]) &': inBar },
    },
    [`${media.dropdown} and ${media.high}`]: {
      selectors: { 'html[data-parts~="outline"]:not([data-hide~="outline"]) &': inBar },
    },
    [`${media.sidebar} and ${media.dropdown} and ${media.high}`]: {
      selectors: {
        'html[data-parts~="outline"]:not([data-hide~="outline"]) &': {
          insetInlineEnd: `calc(${barEdge} - ${vars.space[3]})`,
        },
      },
    },
    print: { display: 'none' },
  },
});
