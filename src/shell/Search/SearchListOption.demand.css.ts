import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const option = layeredStyle(shell, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space[10],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[2],
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.hover, color: vars.color.heading },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: `${vars.border.focus} solid Highlight` } },
    },
  },
});

layeredGlobal(shell, `${option} > svg`.replace(/^(?=\w)/, '.'), { flex: 'none', color: vars.color.faint });

export const optionText = layeredStyle(shell, {
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[1],
});

export const place = layeredStyle(shell, {
  color: vars.color.muted,
  fontSize: vars.size[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const statement = layeredStyle(shell, {
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-type="title"], &[data-type="header"]': { fontWeight: vars.weight.medium },
  },
});

layeredGlobal(shell, `${statement} mark`, {
  color: vars.color.accent,
  background: vars.color.accentSoft,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
});
