import { POPUP_OPEN_DELAY_MS, TOOLTIP_MAX_WIDTH_PX } from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import '../tip.code.css.ts';

export const term = articleStyle({
  fontStyle: 'inherit',
  textDecoration: `underline dotted ${vars.color.edge} ${vars.border.focus}`,
  textUnderlineOffset: '0.22em',
  cursor: 'help',
  '@media': { print: { textDecoration: 'none' } },
});

export const definition = articleStyle({
  maxInlineSize: `min(${TOOLTIP_MAX_WIDTH_PX}px, 100vw - ${vars.space[8]})`,
  visibility: 'hidden',
  transition: `visibility 0s ${POPUP_OPEN_DELAY_MS}ms`,
  // Prints the definition in parentheses after the word.
  '@media': {
    print: {
      position: 'static',
      visibility: 'visible',
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
      font: 'inherit',
      selectors: { '&::before': { content: '" ("' }, '&::after': { content: '")"' } },
    },
  },
});
articleRule(`.${term}:is(:hover, :focus) > .${definition}`, { visibility: 'visible' });
