import './layers.css.ts';
import './themes.css.ts';
import { vars } from './contract.css.ts';
import { articleRule, baseRule, resetRule } from './layered.ts';
import * as media from './media.ts';

// Excludes pseudo-elements, because browsers would compute the style of two for every element.
resetRule('*', { boxSizing: 'border-box' });
resetRule('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, table, fieldset, hr', {
  margin: 0,
  padding: 0,
});
// keeps the markers of an `ol` with a type, which its author chose
resetRule('ul, ol:where(:not([type]))', { listStyle: 'none' });
resetRule('img, svg, video', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
resetRule('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit' });
// Excludes controls without a class, such as a site's, which look like the browser's.
resetRule('button[class], input[class]', {
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  margin: 0,
});
resetRule('button, summary, label', { cursor: 'pointer' });
// Keeps the names of buttons out of copied selections.
resetRule('button', { userSelect: 'none' });
resetRule('a', { color: 'inherit', textDecoration: 'none' });
resetRule('table', { borderCollapse: 'collapse' });
resetRule('[popover]', { border: 0, padding: 0, color: 'inherit', background: 'none' });

baseRule('html', {
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  // keeps fractional glyph widths, which the fallback font would round otherwise
  textRendering: 'geometricPrecision',
  scrollPaddingBlock: `${vars.layout.landing} ${vars.layout.landingEnd}`,
  scrollbarGutter: 'stable',
  accentColor: vars.color.accent,
});
/** Matches while a drawer or the menu is open. The depth is explicit for the reason in `themes.css.ts`. */
const drawerOpen = 'html:has(> body > * > * > [data-drawer]:popover-open)';
const menu = '* > [data-scroll-lock]:popover-open';
const menuOpen = `html:has(> body > * > * > ${menu}, > body > * > * > * > ${menu})`;
// Applies only at widths where they are overlays, because the window can grow while they are open.
baseRule(menuOpen, { '@media': { [media.narrow]: { overflow: 'hidden' } } });
baseRule(drawerOpen, { '@media': { [media.drawer]: { overflow: 'hidden' } } });
// Dims the scrollbar gutter, which backdrops don't cover. Avoids `background`, for which Chromium recalculates the
// style of every element. Uses an attribute for search, because `:has()` would be evaluated for every change of its
// results.
for (const [where, dimmed] of [
  ['all', 'html[data-searching]'],
  [media.drawer, drawerOpen],
] as const) {
  baseRule(dimmed, { '@media': { [where]: { backgroundColor: vars.color.dimmed } } });
  baseRule(`${dimmed} > body`, { '@media': { [where]: { backgroundColor: vars.color.bg } } });
}
baseRule('body', {
  minBlockSize: '100dvb',
  paddingBlockStart: vars.layout.navbar,
  overflowWrap: 'break-word',
  '@media': { print: { paddingBlockStart: 0 } },
});
baseRule('code, kbd, samp, pre', { fontFamily: vars.font.code, fontSize: vars.size.code });
// Applies automatic spacing and punctuation trimming to Chinese text, but not to code. Uses an additional attribute or
// element selector, because browsers match `:lang()` alone against every element.
baseRule('[lang]:lang(zh)', { textAutospace: 'normal', textSpacingTrim: 'trim-start' } as object);
baseRule('code:lang(zh), pre:lang(zh), kbd:lang(zh)', {
  textAutospace: 'no-autospace',
  textSpacingTrim: 'space-all',
} as object);
baseRule('em:lang(zh), i:lang(zh), cite:lang(zh)', {
  fontStyle: 'normal',
  fontWeight: vars.weight.medium,
});
baseRule('::selection', { background: vars.color.selection });
baseRule(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.accent}`,
  outlineOffset: vars.border.focus,
});
// Removes the ring of the title that is focused after a navigation, which isn't a control.
baseRule('main:focus, h1:focus, [tabindex="-1"]:focus:not(:focus-visible)', { outline: 'none' });
// Marks a heading that was jumped to with a bar at the edge of the text instead of a ring.
const jumpedTo = ':is(h2, h3, h4, h5, h6)[tabindex="-1"]:focus-visible';
baseRule(jumpedTo, {
  outline: 'none',
  boxShadow: [
    `calc(-1 * ${vars.space[3]}) 0 0 ${vars.color.bg}`,
    `calc(-1 * ${vars.space[3]} - ${vars.border.focus}) 0 0 ${vars.color.accent}`,
  ].join(', '),
  '@media': { [media.forcedColors]: { outline: `${vars.border.focus} solid Highlight` } },
});
baseRule('pre, code', { direction: 'ltr', unicodeBidi: 'isolate' });

baseRule(':focus-visible', {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
baseRule('html', { '@media': { print: { colorScheme: 'light', background: 'none' } } });

const { code } = vars;

/** Color of each token kind of Shiki's CSS variables theme; the pipeline writes the kind as a class. */
const tokens = {
  comment: code.comment,
  keyword: code.keyword,
  string: code.string,
  'string-expression': code.string,
  constant: code.constant,
  function: code.function,
  parameter: code.parameter,
  punctuation: code.punctuation,
  link: code.link,
  inserted: code.inserted,
  deleted: code.deleted,
  changed: code.changed,
};

for (const [token, color] of Object.entries(tokens)) articleRule(`.tk-${token}`, { color });
