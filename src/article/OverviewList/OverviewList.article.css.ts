import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { text } from '../../theme/recipes.ts';

export const group = articleStyle({ marginBlockStart: vars.space[12] });

export const title = articleStyle({
  marginBlock: `0 ${vars.space[3]}`,
  fontSize: vars.size[7],
  // below the sticky filter
  scrollMarginBlockStart: vars.space[16],
});

const listReset = { margin: 0, padding: 0, listStyle: 'none' };

export const pages = articleStyle({
  ...listReset,
  maxInlineSize: 'none',
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
});

/** The name at the start, and its description next to it. */
export const page = articleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
  columnGap: vars.space[6],
  alignItems: 'baseline',
  margin: 0,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  breakInside: 'avoid',
  ...text(3, { leading: 'snug' }),
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
articleRule(`.${page} > :not(a)`, {
  margin: `${vars.space[1]} 0 0`,
  '@media': { [media.wide]: { gridColumn: 2 } },
});
articleRule(`.${page} > a + *`, { '@media': { [media.wide]: { marginBlockStart: 0 } } });

export const pageLink = articleStyle({
  ...text(4, { color: 'heading', weight: 'medium' }),
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[data-code]': { fontFamily: vars.font.code, fontSize: vars.size.code } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
});

export const description = articleStyle({ color: vars.color.muted });

export const value = articleStyle({ color: vars.color.faint, fontSize: vars.size[2] });

/** Headings specific to the page, in one muted line. */
export const headings = articleStyle({
  ...listReset,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.size[2],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const heading = articleStyle({ margin: 0 });

export const headingLink = articleStyle({
  display: 'block',
  paddingBlock: vars.space[1],
  color: vars.color.faint,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
});
