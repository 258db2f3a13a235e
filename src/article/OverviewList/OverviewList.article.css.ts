import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const group = layeredStyle(article, { marginBlockStart: vars.space[12] });

export const title = layeredStyle(article, { marginBlock: `0 ${vars.space[4]}`, fontSize: vars.size[7] });

const listReset = { margin: 0, padding: 0, listStyle: 'none' };

export const pages = layeredStyle(article, {
  ...listReset,
  columnCount: 2,
  columnGap: vars.space[8],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  paddingBlockStart: vars.space[4],
  '@media': { [media.narrow]: { columnCount: 1 } },
});

export const page = layeredStyle(article, { breakInside: 'avoid', margin: 0, paddingBlock: vars.space[2] });

export const pageLink = layeredStyle(article, {
  color: vars.color.heading,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
});

export const description = layeredStyle(article, {
  marginBlock: `${vars.space[1]} ${vars.space[2]}`,
  color: vars.color.muted,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
});

export const headings = layeredStyle(article, {
  ...listReset,
  marginBlock: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
});

export const heading = layeredStyle(article, { margin: 0 });

export const headingLink = layeredStyle(article, {
  display: 'block',
  paddingBlock: vars.space[1],
  color: vars.color.muted,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
});
