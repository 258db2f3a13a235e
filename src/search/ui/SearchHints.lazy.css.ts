import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const hints = layeredStyle(shell, {
  flex: 'none',
  display: 'flex',
  gap: vars.space[5],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  // overlaps the line below the field if nothing is between them
  marginBlockStart: `calc(-1 * ${vars.border.hair})`,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size[1],
  '@media': { [media.narrow]: { display: 'none' } },
});

export const hint = layeredStyle(shell, { display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const key = layeredStyle(shell, {
  minInlineSize: vars.space[5],
  paddingInline: vars.space[1],
  textAlign: 'center',
  background: vars.color.sunken,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size[1],
  selectors: { '&:last-of-type': { marginInlineEnd: vars.space[1] } },
});
