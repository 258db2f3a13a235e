import { vars } from '../theme/contract.css.ts';
import { articleRule } from '../theme/layered.ts';
import * as media from '../theme/media.ts';

/** A section of a landing page, with spacing around it. */
export const landingSection = {
  marginBlock: `clamp(${vars.space[16]}, 8vi, calc(7 * ${vars.size[5]}))`,
} as const;

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

/** One, two or three columns: six entries fill all rows. */
export const landingColumns = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.sidebar]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
} as const;

/** A grid of {@link landingCell}s: each draws its block-start and inline-start border; the grid clips outer ones. */
export const landingGrid = {
  display: 'grid',
  ...landingColumns,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  borderBlock: hairline,
  listStyle: 'none',
} as const;

export const landingCell = {
  marginBlock: `calc(-1 * ${vars.border.hair}) 0`,
  marginInlineStart: `calc(-1 * ${vars.border.hair})`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
} as const;

/** Styles the heading of a landing page section and the text below it. */
export function styleLandingTitle(parent: string): void {
  articleRule(`.${parent} > .heading`, { marginBlock: `0 ${vars.space[5]}` });
  articleRule(`.${parent} > .heading > h2`, {
    fontSize: vars.size[9],
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.tracking.display,
  });
  articleRule(`.${parent} > p`, { maxInlineSize: '42rem', color: vars.color.muted, fontSize: vars.size[6] });
}
