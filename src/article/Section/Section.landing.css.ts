import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { landingSection, landingTitle } from '../landingSection.ts';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const section = layeredStyle(article, { ...landingSection });

landingTitle(section);
// Every cell draws its upper and its first edge; the grid cuts the outer ones off.
layeredGlobal(article, `.${section} > ul:not([class])`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  borderBlock: hairline,
  listStyle: 'none',
});
layeredGlobal(article, `.${section} > ul:not([class]) > li`, {
  marginBlock: `calc(-1 * ${vars.border.hair}) 0`,
  marginInlineStart: `calc(-1 * ${vars.border.hair})`,
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[8]}`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  color: vars.color.muted,
  fontSize: vars.size[4],
  lineHeight: vars.leading.body,
});
layeredGlobal(article, `.${section} > ul:not([class]) > li > strong:first-child`, {
  display: 'block',
  marginBlockEnd: vars.space[2],
  fontSize: vars.size[6],
  letterSpacing: vars.tracking.heading,
});
