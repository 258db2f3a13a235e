import { vars } from '../../theme/contract.css.ts';
import { articleRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { block, button, lang } from './CodeBlock.css.ts';

/** Interactive states. */

const used = `.${block}:is(:hover, :focus-within)`;
articleRule(`${used} .${lang}`, { opacity: 0 });
articleRule(`${used} .${button}`, { opacity: 1 });
// nothing to wrap, so it is only visible on keyboard focus
articleRule(`.${block}[data-fits] .${button}[aria-pressed="false"]:not(:focus-visible)`, { opacity: 0 });
articleRule(`.${button}[aria-pressed="true"]`, { color: vars.color.accent });
articleRule(`.${button}:hover`, {
  '@media': { [media.hover]: { color: vars.color.heading, background: vars.color.hover } },
});
articleRule('[data-copy][data-state]', { color: vars.color.accent, opacity: 1 });
