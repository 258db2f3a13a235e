import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';
import { ICON_START, TEXT_START } from './SearchListOption.lazy.css.ts';

export const list = layeredStyle(shell, { padding: vars.space[2] });

export const group = layeredStyle(shell, {
  // what changes in one moves no other
  contain: 'layout style',
  selectors: { '& + &': { marginBlockStart: vars.space[3] } },
});

export const groupTitle = layeredStyle(shell, {
  paddingInline: ICON_START,
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.size[2],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  selectors: { '&[data-page="true"]': { position: 'relative', paddingInlineStart: TEXT_START } },
});

layeredGlobal(shell, `.${groupTitle} > svg`, {
  position: 'absolute',
  insetInlineStart: ICON_START,
  inlineSize: vars.space[4],
  blockSize: `calc(1em * ${vars.leading.snug})`,
  color: vars.color.faint,
});
