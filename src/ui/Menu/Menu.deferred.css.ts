import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { button, panel, root } from './Menu.css.ts';

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space[1]})` } });
const rise = keyframes({ from: { translate: '0 100%' } });

// `anchor-scope` limits the anchor name to this menu, as there are several on a page.
uiRule(`.${root}`, { anchorScope: '--menu' } as object);
uiRule(`.${button}`, { anchorName: '--menu' } as object);
uiRule(`.${panel}`, {
  '@media': {
    [media.wide]: {
      '@supports': {
        [media.ANCHORS]: {
          positionAnchor: '--menu',
          inset: 'auto',
          positionArea: 'block-end span-inline-start',
          marginBlock: vars.space[2],
        },
        [media.ANCHOR_FALLBACKS]: { positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline' },
      },
    },
  },
} as object);
uiRule(`.${panel}[data-align="start"]`, {
  '@media': {
    [media.wide]: {
      '@supports': { [media.ANCHORS]: { positionArea: 'block-end span-inline-end' } },
    },
  },
} as object);
// No transition: WebKit 2.50 ends none in which an element beside another one goes away, and closed panels stay on the page.
uiRule(`.${panel}:popover-open`, {
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.narrow]: { animation: `${rise} ${vars.motion.base} ${vars.motion.ease}` } },
});
