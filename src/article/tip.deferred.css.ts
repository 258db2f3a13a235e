import { TIP_CLASS, TYPE_CLASS } from '../shared/constants.ts';
import { vars } from '../theme/contract.css.ts';
import { articleRule } from '../theme/layered.ts';
import { ANCHOR_FALLBACKS, ANCHORS, narrow, wide } from '../theme/media.ts';

const tip = `.${TIP_CLASS}`;

articleRule(tip, {
  '@supports': {
    [ANCHORS]: { marginBlock: vars.space[1], positionAnchor: '--tip' },
    [ANCHOR_FALLBACKS]: { positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline' },
  },
  '@media': {
    [wide]: { '@supports': { [ANCHORS]: { positionArea: 'block-end span-inline-end' } } },
    // keeps the edges of the screen free, wherever the word is
    [narrow]: { '@supports': { [ANCHORS]: { positionArea: 'block-end span-all' } } },
  },
});
// Sets the anchors of tips. Avoids `:has(> .tip)`, which browsers would evaluate for every element.
articleRule(`dfn, .${TYPE_CLASS}`, {
  '@supports': { [ANCHORS]: { anchorName: '--tip', anchorScope: '--tip' } },
});
