import { dark } from '../../../theme/dark.ts';
import { light } from '../../../theme/light.ts';
import { sharedValues } from '../../../theme/values.ts';

const { space, size, radius, border } = sharedValues;

/** A color for both themes; the system's color scheme decides which one applies. */
const color = (name: keyof typeof light.color) => `light-dark(${light.color[name]}, ${dark.color[name]})`;
const tone = (name: keyof typeof light.tone, part: 'text' | 'soft' | 'line') =>
  `light-dark(${light.tone[name][part]}, ${dark.tone[name][part]})`;

/** Color of each state; the state is also shown as text. */
const STATE_TONES = {
  current: 'tip',
  stale: 'danger',
  unconfirmed: 'warning',
  untranslated: 'info',
  missing: 'note',
} as const;

/** The dashboard's stylesheet, based on the site's design tokens. */
export const reportStyles = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: ${space[6]} ${space[4]} ${space[16]}; max-width: 72rem; background: ${color('bg')};
  color: ${color('text')}; font: ${size[4]}/1.6 system-ui, sans-serif; }
h1, h2, h3 { color: ${color('heading')}; line-height: 1.25; text-wrap: balance; }
h2 { margin-block: ${space[12]} ${space[4]}; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: start; padding-block: ${space[2]}; color: ${color('muted')}; }
th, td { padding: ${space[2]} ${space[3]}; border-bottom: ${border.hair} solid ${color('line')}; text-align: start;
  vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; }
.figure { text-align: end; font-variant-numeric: tabular-nums; }
progress { width: 100%; min-width: 6rem; accent-color: ${color('accent')}; }
code, pre { font: ${size[2]}/1.6 ui-monospace, monospace; }
pre { margin: ${space[2]} 0 ${space[4]}; padding: ${space[3]}; white-space: pre-wrap; overflow-wrap: anywhere;
  background: ${color('sunken')}; border-radius: ${radius.medium}; }
pre span { display: block; }
ins { display: block; text-decoration: none; color: ${tone('tip', 'text')}; background: ${tone('tip', 'soft')}; }
del { display: block; text-decoration: none; color: ${tone('danger', 'text')}; background: ${tone('danger', 'soft')}; }
details { margin-block: ${space[3]}; }
summary { cursor: pointer; padding-block: ${space[1]}; }
summary:focus-visible, a:focus-visible { outline: ${border.focus} solid ${color('accent')}; outline-offset: 2px; }
a { color: ${color('accent')}; }
.note { color: ${color('muted')}; font-weight: 400; }
.units { table-layout: fixed; }
.units th:last-child { width: 8rem; }
.state { display: inline-block; padding: 0 ${space[2]}; border-radius: ${radius.round}; white-space: nowrap; }
${Object.entries(STATE_TONES)
  .map(
    ([state, name]) => `.${state} { color: ${tone(name, 'text')}; background: ${tone(name, 'soft')};
  border: ${border.hair} solid ${tone(name, 'line')}; }`,
  )
  .join('\n')}
@media (width < 48rem) {
  .wide { display: none; }
  body { padding-inline: ${space[3]}; font-size: ${size[2]}; }
  th, td { padding-inline: ${space[1]}; }
  thead th { overflow-wrap: normal; }
  .units th:last-child { width: 6.5rem; }
}
`;
