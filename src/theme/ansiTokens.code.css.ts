import { vars } from './contract.css.ts';
import { articleRule } from './layered.ts';

const { code, color } = vars;

/** The sixteen terminal colors, mapped to the theme's code colors. Red has the contrast of a deleted line. */
const colors = {
  black: color.faint,
  red: code.deleted,
  green: code.inserted,
  yellow: code.changed,
  blue: code.function,
  magenta: code.keyword,
  cyan: code.link,
  white: code.text,
};

for (const [name, front] of Object.entries(colors)) {
  const bright = name === 'black' ? code.comment : front;
  articleRule(`.tk-ansi-${name}`, { color: front });
  articleRule(`.tk-ansi-bright-${name}`, { color: bright });
}
// Ignores the foreground color on a background color, because only this pair is known to have sufficient contrast.
for (const [name, ground] of Object.entries(colors)) {
  articleRule(`:is(.tk-ansi-on-${name}, .tk-ansi-on-bright-${name})`, {
    borderRadius: vars.radius.small,
    background: ground,
    color: color.bg,
    printColorAdjust: 'exact',
  });
}
articleRule('.tk-ansi-bold', { fontWeight: vars.weight.strong });
