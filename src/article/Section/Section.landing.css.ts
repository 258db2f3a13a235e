import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import { landingCell, landingGrid, landingSection, landingTitle } from '../landingSection.ts';

export const section = articleStyle(landingSection);

landingTitle(section);
articleRule(`.${section} > ul:not([class])`, landingGrid);
articleRule(`.${section} > ul:not([class]) > li`, {
  ...landingCell,
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[8]}`,
  color: vars.color.muted,
  fontSize: vars.size[4],
  lineHeight: vars.leading.body,
});
articleRule(`.${section} > ul:not([class]) > li > strong:first-child`, {
  display: 'block',
  marginBlockEnd: vars.space[2],
  fontSize: vars.size[6],
  letterSpacing: vars.tracking.heading,
});
