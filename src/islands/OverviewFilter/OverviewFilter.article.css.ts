import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { text } from '../../theme/recipes.ts';

/** The field, which sticks above the results. */
export const filter = articleStyle({
  position: 'sticky',
  insetBlockStart: vars.layout.top,
  // Above the buttons of code blocks.
  zIndex: vars.layer.bar,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 22rem)',
  alignItems: 'center',
  justifyContent: 'start',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlock: `${vars.space[6]} ${vars.space[2]}`,
  paddingBlockStart: vars.space[3],
  background: vars.color.bg,
  '@media': { [`${media.noScript}, print`]: { display: 'none' } },
});

export const label = articleStyle({
  ...text(3, { color: 'heading', weight: 'medium' }),
});

export const field = articleStyle({ position: 'relative' });

export const input = articleStyle({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: vars.space[10],
  paddingInline: `${vars.space[3]} ${vars.space[10]}`,
  border: `${vars.border.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.heading,
  // prevents phones from zooming in on focus, as they do with a smaller font
  fontSize: vars.size[5],
  lineHeight: vars.leading.snug,
  selectors: { '&::placeholder': { color: vars.color.faint, opacity: 1 } },
});

// Hides the browser's button, because ours looks the same in every browser.
articleRule(`.${input}::-webkit-search-cancel-button`, { display: 'none' });

export const clear = articleStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[10],
  color: vars.color.muted,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.heading } } } },
});

/** The status, which keeps its height while empty, so that the list does not shift. */
export const status = articleStyle({
  gridColumn: '1 / -1',
  minBlockSize: '1lh',
  margin: 0,
  ...text(3, { color: 'muted' }),
  overflowWrap: 'anywhere',
});

// Hides what follows the list, which isn't a result.
articleRule('[data-island]:has(> [data-filtering]) ~ *', { display: 'none' });
