import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { landingCell, landingGrid, landingSection, styleLandingTitle } from '../landingSection.ts';

export const section = articleStyle(landingSection);

styleLandingTitle(section);
// Aligns the first cell of a row with the heading. Keeps overflow visible so that the focus ring of
// the cell's link isn't clipped.
articleRule(`.${section} > ul:not([class])`, { ...landingGrid, overflow: 'visible' });
const entry = `.${section} > ul:not([class]) > li`;
articleRule(entry, {
  ...landingCell,
  breakInside: 'avoid',
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[8]}`,
  color: vars.color.muted,
  fontSize: vars.size[4],
  lineHeight: vars.leading.body,
});
for (const [where, first] of [
  [media.narrow, 'n'],
  [`${media.wide} and ${media.drawer}`, '2n + 1'],
  [media.sidebar, '3n + 1'],
] as const) {
  articleRule(`${entry}:nth-child(${first})`, {
    '@media': { [where]: { marginInlineStart: 0, paddingInlineStart: 0, borderInlineStart: 0 } },
  });
}
articleRule(`${entry} > strong:first-child`, {
  display: 'block',
  marginBlockEnd: vars.space[2],
  fontSize: vars.size[6],
  letterSpacing: vars.tracking.heading,
});
