import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';

export const note = articleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // as wide as a space
  columnGap: vars.space[1],
  marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[6]}`,
  // Further lines begin below the first word, beside the icon.
  paddingInlineStart: `calc(1.25em + ${vars.space[2]})`,
  color: vars.color.muted,
  fontSize: vars.size[2],
});
articleRule(`.${note} > svg`, {
  marginInline: `calc(-1.25em - ${vars.space[2]}) ${vars.space[1]}`,
  color: vars.color.accent,
});
articleRule(`.${note} code`, {
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  fontSize: 'inherit',
});
