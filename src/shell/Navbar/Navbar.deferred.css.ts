import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { shellRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { text } from '../../theme/recipes.ts';
import { entry, languages, link, menu, panel, themeButton, tools } from './Navbar.css.ts';

/** The full-screen menu of narrow screens. */

const hairline = `${vars.border.hair} solid ${vars.color.line}`;
const narrowRule = (selector: string, style: GlobalStyleRule) =>
  shellRule(selector, { '@media': { [media.narrow]: style } } as GlobalStyleRule);

narrowRule(`.${panel}`, {
  inset: `${vars.layout.navbar} 0 0 0`,
  margin: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: 'none',
  padding: vars.layout.gutter,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.bg,
});
// Moves the settings to the lower edge, within reach of thumbs, so that the menu fills the screen.
narrowRule(`.${panel}:popover-open`, { display: 'flex', flexDirection: 'column' });
narrowRule(`.${entry}`, { borderBlockEnd: hairline });
narrowRule(`.${link}`, {
  inlineSize: '100%',
  minBlockSize: vars.space[12],
  ...text(6, { color: 'heading' }),
});
narrowRule(`.${link}[aria-current], [data-current] .${link}`, { color: vars.color.accent });
narrowRule(`.${tools}`, {
  // enlarges targets for touch
  vars: { [vars.layout.target]: vars.space[12], [vars.size[3]]: vars.size[5] },
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[5],
});
// Shows everything with a submenu as a row with the chevron at its end.
narrowRule(`.${menu}`, { display: 'block', inlineSize: '100%' });
narrowRule(`.${tools} .${menu}`, { borderBlockEnd: hairline });
narrowRule(`.${tools} .${menu} > button`, { justifyContent: 'start', inlineSize: '100%', paddingInline: 0 });
narrowRule(`.${menu} > button > :last-child`, { marginInlineStart: 'auto' });
// aligns its icon with the rows above
narrowRule(`.${themeButton}`, { marginInlineStart: `calc(-1 * ${vars.space[3]})` });

// Shows the languages next to their button instead of in a sheet. The button still opens one.
narrowRule(`.${languages}`, { display: 'flex' });
narrowRule(`.${languages} > button > :last-child`, { display: 'none' });
narrowRule(`.${languages} > [popover]:not(:popover-open)`, {
  position: 'static',
  display: 'block',
  flex: 'none',
  inlineSize: 'auto',
  minInlineSize: 0,
  maxInlineSize: '70%',
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
});
narrowRule(`.${languages} > :not(:popover-open) > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
});
