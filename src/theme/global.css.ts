import './layers.css.ts';
import './themes.css.ts';
import './codeTokens.css.ts';
import { vars } from './contract.css.ts';
import { layeredGlobal } from './layered.ts';
import { base, reset } from './layers.css.ts';
import { media } from './media.ts';

// Not for pseudo-elements: browsers would compute the style of two for every element.
layeredGlobal(reset, '*', { boxSizing: 'border-box' });
layeredGlobal(
  reset,
  'body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, table, fieldset, hr',
  { margin: 0, padding: 0 },
);
layeredGlobal(reset, 'ul, ol', { listStyle: 'none' });
layeredGlobal(reset, 'img, svg, video', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
layeredGlobal(reset, 'button, input', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  margin: 0,
});
layeredGlobal(reset, 'button, summary, label', { cursor: 'pointer' });
layeredGlobal(reset, 'a', { color: 'inherit', textDecoration: 'none' });
layeredGlobal(reset, 'table', { borderCollapse: 'collapse' });
layeredGlobal(reset, '[popover]', { border: 0, padding: 0, color: 'inherit', background: 'none' });

layeredGlobal(base, 'html', {
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  scrollPaddingBlock: `${vars.layout.landing} ${vars.layout.landingEnd}`,
  scrollbarGutter: 'stable',
  accentColor: vars.color.accent,
});
// Only at widths where they are overlays, as the window may grow while they are open.
for (const [where, open] of [
  [media.narrow, '[data-scroll-lock]:popover-open'],
  [media.drawer, '[data-dims]:popover-open'],
] as const) {
  layeredGlobal(base, `html:has(${open})`, { '@media': { [where]: { overflow: 'hidden' } } });
}
// Backdrops do not cover the scrollbar gutter; only this background does. Not `background`, for which Chromium
// recalculates the style of every element.
// Search sets an attribute: while it is open, `:has()` would be evaluated for every change of its results.
for (const [where, dimmed] of [
  ['all', 'html[data-searching]'],
  [media.drawer, 'html:has([data-dims]:popover-open)'],
] as const) {
  layeredGlobal(base, dimmed, { '@media': { [where]: { backgroundColor: vars.color.dimmed } } });
  layeredGlobal(base, `${dimmed} > body`, { '@media': { [where]: { backgroundColor: vars.color.bg } } });
}
layeredGlobal(base, 'body', {
  minBlockSize: '100dvb',
  paddingBlockStart: vars.layout.navbar,
  overflowWrap: 'break-word',
  '@media': { print: { paddingBlockStart: 0 } },
});
layeredGlobal(base, 'code, kbd, samp, pre', { fontFamily: vars.font.code, fontSize: vars.size.code });
// Chinese text, but not code: automatic spacing and punctuation trimming.
// Always with an attribute or element selector: browsers match `:lang()` alone against every element.
layeredGlobal(base, '[lang]:lang(zh)', { textAutospace: 'normal', textSpacingTrim: 'trim-start' } as object);
layeredGlobal(base, 'code:lang(zh), pre:lang(zh), kbd:lang(zh)', {
  textAutospace: 'no-autospace',
  textSpacingTrim: 'space-all',
} as object);
layeredGlobal(base, 'em:lang(zh), i:lang(zh), cite:lang(zh)', {
  fontStyle: 'normal',
  fontWeight: vars.weight.medium,
});
layeredGlobal(base, '::selection', { background: vars.color.selection });
layeredGlobal(base, ':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.accent}`,
  outlineOffset: vars.border.focus,
});
// Where a navigation leads is no control: a ring around the title would be as wide as the text.
layeredGlobal(base, 'main:focus, h1:focus, [tabindex="-1"]:focus:not(:focus-visible)', { outline: 'none' });
layeredGlobal(base, 'pre, code', { direction: 'ltr', unicodeBidi: 'isolate' });

layeredGlobal(base, ':focus-visible', {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
layeredGlobal(base, 'html', { '@media': { print: { colorScheme: 'light', background: 'none' } } });
