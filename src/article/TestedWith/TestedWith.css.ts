import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';

export const note = articleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[6]}`,
  // further lines begin below the first word
  paddingInlineStart: vars.space[6],
  color: vars.color.muted,
  fontSize: vars.size[2],
});
articleRule(`.${note} > svg`, { marginInlineStart: `calc(-1 * ${vars.space[6]})`, color: vars.color.accent });
articleRule(`.${note} > code`, {
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  fontSize: 'inherit',
});
