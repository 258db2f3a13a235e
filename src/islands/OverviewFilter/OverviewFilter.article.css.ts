import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const filter = layeredStyle(article, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 22rem)',
  alignItems: 'center',
  justifyContent: 'start',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  marginBlock: vars.space[6],
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
});

export const label = layeredStyle(article, {
  color: vars.color.heading,
  fontSize: vars.size[3],
  fontWeight: vars.weight.medium,
});

export const input = layeredStyle(article, {
  inlineSize: '100%',
  minBlockSize: vars.space[10],
  paddingInline: vars.space[3],
  border: `${vars.border.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.heading,
  // any smaller, and phones would zoom in on focus
  fontSize: vars.size[5],
  lineHeight: vars.leading.snug,
  selectors: { '&::placeholder': { color: vars.color.faint, opacity: 1 } },
});

/** Keeps its height while empty, so that the list does not shift. */
export const status = layeredStyle(article, {
  gridColumn: '1 / -1',
  minBlockSize: '1lh',
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.size[3],
  overflowWrap: 'anywhere',
});
