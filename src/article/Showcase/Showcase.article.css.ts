import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { landingSection, landingTitle } from '../landingSection.ts';

export const showcase = articleStyle({
  ...landingSection,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': {
    [media.sidebar]: {
      selectors: {
        '&[data-layout="split"]': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: vars.space[16],
          alignItems: 'start',
        },
      },
    },
  },
});

/** The text stays visible while a long terminal is scrolled past. */
export const words = articleStyle({
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.size[6],
  '@media': {
    [media.sidebar]: {
      selectors: {
        '[data-layout="split"] > &': {
          position: 'sticky',
          insetBlockStart: `calc(${vars.layout.top} + ${vars.space[6]})`,
        },
      },
    },
  },
});
landingTitle(words);
// do not break a flag such as --changed
articleRule(`.${words} > p > code`, { whiteSpace: 'nowrap' });
articleRule(`.${words} > :last-child`, { marginBlockEnd: 0 });

/** The panes of one window. */
export const shown = articleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [media.sidebar]: {
      selectors: {
        '[data-layout="wide"] > &': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});
const pane = `.${shown} > figure`;
// tabs, too, which are in the box of an island
articleRule(`.${shown} > *, .${shown} > div > *`, { marginBlock: 0, minInlineSize: 0 });
articleRule(pane, { boxShadow: vars.shadow.raised });
articleRule(`${pane}:has(+ figure)`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });
articleRule(`${pane} + figure`, {
  borderBlockStart: 0,
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
});
articleRule(`[data-layout="wide"] > ${pane}:has(+ figure)`, {
  '@media': {
    [media.sidebar]: {
      borderInlineEnd: 0,
      borderStartEndRadius: 0,
      borderEndStartRadius: vars.radius.large,
    },
  },
});
articleRule(`[data-layout="wide"] > ${pane} + figure`, {
  '@media': {
    [media.sidebar]: {
      borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
      borderStartEndRadius: vars.radius.large,
      borderEndStartRadius: 0,
    },
  },
});
