import { vars } from '../theme/contract.css.ts';
import { layeredGlobal } from '../theme/layered.ts';
import { article } from '../theme/layers.css.ts';

/** A part of a landing page, with air around it. For `.landing.css.ts` files. */
export const landingSection = { marginBlock: `clamp(${vars.space[16]}, 8vi, 7rem)` } as const;

/** The heading of such a part. */
export function landingTitle(parent: string): void {
  layeredGlobal(article, `.${parent} > .heading`, { marginBlock: `0 ${vars.space[5]}` });
  layeredGlobal(article, `.${parent} > .heading > h2`, {
    fontSize: vars.size[9],
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.tracking.display,
  });
}
