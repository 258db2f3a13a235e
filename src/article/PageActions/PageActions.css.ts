import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const actions = layeredStyle(article, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  // closer to the title than the text is
  marginBlock: `calc(-1 * ${vars.space[4]}) ${vars.space[6]}`,
  fontSize: vars.size[2],
  '@media': { print: { display: 'none' } },
});

/** Shows its accessible name, which changes when the page has been copied. */
export const copy = layeredStyle(article, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  textAlign: 'start',
  color: vars.color.muted,
  selectors: { '&::after': { content: 'attr(aria-label)' }, '&[data-state]': { color: vars.color.accent } },
  '@media': { [media.noScript]: { display: 'none' } },
});
// It contains both icons; its state decides which is visible.
layeredGlobal(article, `.${copy} > svg + svg, .${copy}[data-state] > svg`, { display: 'none' });
layeredGlobal(article, `.${copy}[data-state] > svg + svg`, { display: 'block' });

export const view = layeredStyle(article, { color: vars.color.muted });
