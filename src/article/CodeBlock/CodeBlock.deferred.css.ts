import { vars } from '../../theme/contract.css.ts';
import { articleRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { block, button, lang } from './CodeBlock.css.ts';

/** Matches a block that is hovered or focused. */
const active = `.${block}:is(:hover, :focus-within)`;
articleRule(`${active} .${lang}`, { opacity: 0 });
articleRule(`${active} .${button}`, { opacity: 1 });
// Hides the button to wrap lines if all of them fit, except on keyboard focus.
articleRule(`.${block}[data-fits] .${button}[aria-pressed="false"]:not(:focus-visible)`, { opacity: 0 });
articleRule(`.${button}[aria-pressed="true"]`, { color: vars.color.accent });
articleRule(`.${button}:hover`, {
  '@media': { [media.hover]: { color: vars.color.heading, background: vars.color.hover } },
});
articleRule('[data-copy][data-state]', { color: vars.color.accent, opacity: 1 });
