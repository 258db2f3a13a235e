import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Declarations that many styles share. For `.css.ts` files only. */

/** Text styles that differ from the surrounding text. */
export interface TextLook {
  color?: keyof typeof vars.color;
  weight?: keyof typeof vars.weight;
  leading?: keyof typeof vars.leading;
}

/** @param size a step of the scale */
export function text(size: keyof typeof vars.size, { color, weight, leading }: TextLook): CSSProperties {
  return {
    fontSize: vars.size[size],
    ...(color && { color: vars.color[color] }),
    ...(weight && { fontWeight: vars.weight[weight] }),
    ...(leading && { lineHeight: vars.leading[leading] }),
  };
}

/** A row of vertically centered items. */
export function row(gap?: keyof typeof vars.space): CSSProperties {
  return { display: 'flex', alignItems: 'center', ...(gap !== undefined && { gap: vars.space[gap] }) };
}

/** A hairline around a box with round corners. */
export function frame(radius: keyof typeof vars.radius): CSSProperties {
  return { border: `${vars.border.hair} solid ${vars.color.line}`, borderRadius: vars.radius[radius] };
}

/** A square box with centered content. */
export function centered(size: keyof typeof vars.space): CSSProperties {
  return { display: 'grid', placeItems: 'center', inlineSize: vars.space[size], blockSize: vars.space[size] };
}

/** A single line of text that is truncated. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * A box that scrolls horizontally, with a shadow at each edge that has more content: two fixed shadows, covered by two
 * gradients that scroll along. Not applied in print.
 */
export const scrollsSideways = {
  overflowX: 'auto',
  background: [
    `linear-gradient(to right, ${vars.color.bg} 60%, transparent) left / ${vars.space[10]} 100% no-repeat local`,
    `linear-gradient(to left, ${vars.color.bg} 60%, transparent) right / ${vars.space[10]} 100% no-repeat local`,
    `linear-gradient(to right, ${vars.color.line}, transparent) left / ${vars.space[4]} 100% no-repeat`,
    `linear-gradient(to left, ${vars.color.line}, transparent) right / ${vars.space[4]} 100% no-repeat`,
  ].join(),
  '@media': { print: { background: 'none' } },
} satisfies StyleRule;
