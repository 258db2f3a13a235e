import { TIP_CLASS } from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { articleRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { block, button, lang, line } from './CodeBlock.css.ts';

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

/** How far the continuation of a wrapped line is indented: two digits more than the line itself. */
const hang = 'calc(min(var(--indent, 0), 14) * 1ch + 2ch)';
articleRule(`[data-wrapped] ${line}`, {
  paddingInlineStart: `calc(${vars.space[4]} + ${hang})`,
  textIndent: `calc(-1 * ${hang})`,
});
articleRule(`[data-wrapped] .has-diff ${line}`, { paddingInlineStart: `calc(${vars.space[8]} + ${hang})` });
// Neither line numbers, marks nor tooltips inherit it.
articleRule(`[data-wrapped] ${line}::before, [data-wrapped] ${line}::after, [data-wrapped] .${TIP_CLASS}`, {
  textIndent: 0,
});
