import { ANCHOR_FALLBACKS, ANCHORS } from '../theme/anchors.ts';
import { TIP_CLASS, TYPE_CLASS } from '../theme/articleClass.ts';
import { vars } from '../theme/contract.css.ts';
import { layeredGlobal } from '../theme/layered.ts';
import { article } from '../theme/layers.css.ts';

const tip = `.${TIP_CLASS}`;

layeredGlobal(article, tip, {
  '@supports': {
    [ANCHORS]: {
      insetInline: 'auto',
      marginBlock: vars.space[1],
      positionAnchor: '--tip',
      positionArea: 'block-end span-inline-end',
    },
    [ANCHOR_FALLBACKS]: { positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline' },
  },
});
// The anchors of tips. Not `:has(> .tip)`, which browsers would evaluate for every element.
layeredGlobal(article, `dfn, .${TYPE_CLASS}`, {
  '@supports': { [ANCHORS]: { anchorName: '--tip', anchorScope: '--tip' } },
});
