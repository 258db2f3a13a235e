import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { base, shell } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

/** Height of the visual viewport, above an on-screen keyboard. */
const height = createVar();
/** Its name as a custom property. */
export const heightName = height.replace(/^var\((.*)\)$/, '$1');

const PANEL_WIDTH = '640px';
const PANEL_TOP = '12vh';

layeredGlobal(base, 'html[data-searching]', { overflow: 'hidden' });

export const backdrop = layeredStyle(shell, {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.progress,
  background: vars.color.backdrop,
});

export const dialog = layeredStyle(shell, {
  vars: { [height]: '100dvh' },
  position: 'fixed',
  zIndex: vars.layer.progress,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.raised,
  color: vars.color.text,
  overflow: 'hidden',
  outline: 'none',
  '@media': {
    [media.wide]: {
      insetBlockStart: PANEL_TOP,
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: `min(${PANEL_WIDTH}, calc(100vi - ${vars.space[12]}))`,
      maxBlockSize: `calc(${height} - ${PANEL_TOP} - ${vars.space[8]})`,
      border: `${vars.border.hair} solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.raised,
    },
    [media.narrow]: { insetInline: 0, insetBlockStart: 0, blockSize: height },
  },
});

/** Visually hidden. */
export const unseen = layeredStyle(shell, {
  position: 'absolute',
  inlineSize: vars.border.hair,
  blockSize: vars.border.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Highlighted search terms. Scoped: else this stylesheet's arrival would recalculate the style of every element. */
layeredGlobal(shell, '[data-found] ::highlight(search)', {
  background: vars.color.accentSoft,
  color: vars.color.accent,
});
