import type { GlobalStyleRule } from '@vanilla-extract/css';
import { ARTICLE_CLASS, FIRST_BLOCKS, FIRST_BLOCKS_ATTRIBUTE } from '../shared/constants.ts';
import { vars } from '../theme/contract.css.ts';
import { proseRule } from '../theme/layered.ts';
import * as media from '../theme/media.ts';
import { frame, scrollsSideways, text } from '../theme/recipes.ts';

/**
 * Styles of plain Markdown. `:where` keeps the specificity at that of the element. Selector lists are not merged into
 * `:is(p, li)`: browsers match such a rule against every element, most of which are code tokens.
 */
const rule = (selectors: string, style: GlobalStyleRule) => {
  const list = selectors.split(/, (?![^(]*\))/).map((selector) => `:where(.${ARTICLE_CLASS}) ${selector}`);
  proseRule(list.join(', '), style);
};

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

rule('p, ul, ol, dl, blockquote, table, .table-scroll, figure, pre', { marginBlock: vars.space[4] });

// Styles and lays out blocks below the first view after the first paint (`firstBlocks.ts`).
proseRule(`[${FIRST_BLOCKS_ATTRIBUTE}] .${ARTICLE_CLASS} > :nth-child(n + ${FIRST_BLOCKS + 1})`, {
  '@media': {
    // the height of a short paragraph, until `firstBlocks.ts` estimates it
    screen: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 4lh' },
  },
});

// Headings. Their anchor link is next to them, in a wrapper that takes over their margins.
rule('h1, h2, h3, h4, h5, h6', {
  color: vars.color.heading,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
rule('h1', { marginBlockEnd: vars.space[6], fontSize: vars.size[9], fontWeight: vars.weight.heavy });
rule('h2', { fontSize: vars.size[8] });
rule('h3', { fontSize: vars.size[7], lineHeight: vars.leading.snug });
rule('h4, h5, h6', { fontSize: vars.size[5], lineHeight: vars.leading.snug });
rule('h2, .h2', { marginBlock: `${vars.space[12]} ${vars.space[4]}` });
rule('h3, .h3', { marginBlock: `${vars.space[8]} ${vars.space[3]}` });
rule('h4, h5, h6, .h4, .h5, .h6', { marginBlock: `${vars.space[6]} ${vars.space[2]}` });
rule('.heading', { display: 'flex', alignItems: 'baseline', gap: vars.space[2] });
rule('.heading > :first-child', { margin: 0, minInlineSize: 0 });
rule('.heading-anchor', {
  flex: 'none',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  color: vars.color.faint,
  fontFamily: vars.font.code,
  fontWeight: vars.weight.regular,
  textDecoration: 'none',
  userSelect: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.fast}`,
});
rule('.heading:hover > .heading-anchor, .heading-anchor:focus-visible', { opacity: 1 });
// On touch screens, appears once its heading has been tapped.
rule('.heading:not(:hover) > .heading-anchor', { '@media': { [media.touch]: { pointerEvents: 'none' } } });
rule('.heading-anchor', { '@media': { print: { display: 'none' } } });
// Shows the anchor after the last word, because headings fill the width.
rule('.heading', { '@media': { [media.touch]: { display: 'block', textWrap: 'balance' } } });
rule('.heading > :first-child', { '@media': { [media.touch]: { display: 'inline' } } });

// Places the title next to the page actions.
rule('.page-head', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[4],
});
rule('.page-head > h1', { margin: 0, minInlineSize: 0 });
// Places the page actions next to the breadcrumb on phones.
rule('.page-head', { '@media': { [media.phone]: { position: 'relative' } } });

// Styles the page's description below its title.
rule('.lead', {
  marginBlock: `0 ${vars.space[6]}`,
  ...text(6, { color: 'muted', leading: 'snug' }),
});

// Text. `pretty` avoids last lines of one character, which are frequent in Chinese.
rule('p, li, dd, td', { textWrap: 'pretty' });
rule('a', {
  color: vars.color.accent,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accentLine,
  textDecorationThickness: vars.border.hair,
  textUnderlineOffset: '0.22em',
});
rule('a:hover', {
  '@media': { [media.hover]: { color: vars.color.accentHover, textDecorationColor: 'currentColor' } },
});
rule('strong, b, th, dt', { color: vars.color.heading, fontWeight: vars.weight.strong });
rule(':not(pre) > code', {
  paddingInline: '0.3em',
  paddingBlock: '0.1em',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 ${vars.border.hair} ${vars.color.line}`,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
rule(':not(pre) > code > span', { whiteSpace: 'nowrap' });
// Divides code that doesn't fit on a line. Excludes tables, which scroll, and links, which would lose their underline.
rule(':is(p, li, dd, strong, em, h1, h2, h3, h4) > code > span', {
  display: 'inline-block',
  maxWidth: '100%',
  whiteSpace: 'normal',
});
rule('a > code > span', { '@media': { [media.tiny]: { whiteSpace: 'normal' } } });
// Punctuation stays on the line of the code: lines may break on either side of an inline block.
rule(':is(p, li, dd, strong, em) > code:has(> span)::after', { content: '"\\2060"' });
rule('a > code', { color: 'inherit' });
// Only marks code by its typeface in headings.
rule(':is(h1, h2, h3, h4, h5, h6) > code', {
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  fontSize: '0.94em',
});
rule('kbd', {
  paddingInline: '0.4em',
  ...frame('small'),
  borderBlockEndWidth: vars.border.focus,
  background: vars.color.raised,
  fontSize: '0.8125em',
});
rule('sup, sub', { fontSize: '0.75em', lineHeight: vars.leading.flat });
rule('mark', { background: vars.color.accentSoft, color: 'inherit' });
rule('del', { color: vars.color.muted });

// Lists
rule('ul, ol', { paddingInlineStart: vars.space[6] });
rule('ul', { listStyle: 'disc' });
rule('ol:where(:not([type]))', { listStyle: 'decimal' });
rule('li', { marginBlock: vars.space[2] });
rule('li::marker', { color: vars.color.faint, fontVariantNumeric: 'tabular-nums' });
rule('li > ul, li > ol, li > p', { marginBlock: vars.space[2] });
rule('.contains-task-list', { paddingInlineStart: 0, listStyle: 'none' });
rule('.task-list-item > input', { marginInlineEnd: vars.space[2] });

// Blocks
rule('blockquote', {
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.border.focus} solid ${vars.color.line}`,
  color: vars.color.muted,
});
rule('hr', { marginBlock: vars.space[12], border: 0, borderBlockStart: hairline });
rule('img, video', { borderRadius: vars.radius.medium });
rule('p > img, .zoom', { display: 'inline-block', verticalAlign: 'middle' });
rule('.zoom:not(:is(p, li, td, th) *)', { display: 'block', marginBlock: vars.space[4] });
rule('.zoom', { cursor: 'zoom-in', '@media': { [media.noScript]: { pointerEvents: 'none' } } });
rule('pre', { overflowX: 'auto' });
rule('summary', { color: vars.color.heading, fontWeight: vars.weight.medium });

// Scrolls tables in a separate container.
rule('.table-scroll', { ...scrollsSideways, marginBlock: vars.space[6] });
rule('table', {
  minInlineSize: '100%',
  ...text(3, { leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
});
rule('.table-scroll > table', { margin: 0 });
rule('th, td', {
  paddingBlock: vars.space[3],
  paddingInline: `0 ${vars.space[6]}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
});
rule('th[align="center"], td[align="center"]', { textAlign: 'center' });
rule('th[align="right"], td[align="right"]', { textAlign: 'end' });
rule('th:last-child, td:last-child', { paddingInlineEnd: 0 });
rule('th:not([scope="row"])', { paddingBlock: vars.space[2], fontSize: vars.size[2], whiteSpace: 'nowrap' });
rule('td, th[scope="row"]', { minInlineSize: '7rem' });
// Shows tables that don't fit on phones as lists of cards, with a row's first cell as the title.
const cards = '.table-scroll[data-cards]';
const onPhone = (selectors: string, style: GlobalStyleRule) =>
  rule(selectors, { '@media': { [media.phone]: style } } as GlobalStyleRule);
onPhone(cards, { overflow: 'visible', background: 'none' });
onPhone(`${cards} :is(table, thead, tbody, tr, th, td)`, { display: 'block' });
onPhone(`${cards} tr`, { paddingBlock: vars.space[3], borderBlockEnd: hairline });
onPhone(`${cards} :is(th, td)`, { minInlineSize: 0, padding: 0, border: 0, textAlign: 'start' });
onPhone(`${cards} th`, { whiteSpace: 'normal' });
onPhone(`${cards} tbody :first-child:is(th, td)`, {
  marginBlockEnd: vars.space[1],
  color: vars.color.heading,
  fontWeight: vars.weight.medium,
});
onPhone(`${cards} thead tr`, { display: 'flex', gap: vars.space[2] });
onPhone(`${cards} thead th + th::before`, { content: '"/"', marginInlineEnd: vars.space[2] });
// Repeats the header of the column in each cell of tables with more than two columns.
onPhone(`${cards}:has([data-label]) thead`, {
  position: 'absolute',
  inlineSize: vars.border.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
onPhone(`${cards} code`, { overflowWrap: 'anywhere' });
onPhone(`${cards} code > span`, { display: 'inline-block', maxWidth: '100%', whiteSpace: 'normal' });
onPhone(`${cards} code:has(> span)::after`, { content: '"\\2060"' });
const labelWidth = `min(7 * ${vars.size[5]}, 40vi)`;
onPhone(`${cards} td[data-label]`, { display: 'flow-root', paddingInlineStart: labelWidth });
onPhone('td[data-label]::before', {
  content: 'attr(data-label)',
  float: 'inline-start',
  inlineSize: `calc(${labelWidth} - ${vars.space[2]})`,
  marginInlineStart: `calc(-1 * ${labelWidth})`,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
// Places the header above its cell if text is twice as large.
rule(`${cards} td[data-label]`, { '@media': { [media.tiny]: { paddingInlineStart: 0 } } });
rule('td[data-label]::before', {
  '@media': { [media.tiny]: { display: 'block', float: 'none', inlineSize: 'auto', marginInline: 0 } },
});
rule('td code, th[scope="row"] code', { overflowWrap: 'normal' });

// Limits running text to a readable measure; code and tables use the whole column.
rule('> p, > ul:not([class]), > ol, > blockquote, > .lead', { maxInlineSize: '42.5rem' });

// Removes margins at the edges of a container.
rule('> :first-child', { marginBlockStart: 0 });
rule('> :last-child', { marginBlockEnd: 0 });

// Footnotes
rule('.footnotes', {
  marginBlockStart: vars.space[16],
  paddingBlockStart: vars.space[6],
  borderBlockStart: hairline,
  ...text(3, { color: 'muted' }),
});
rule('.footnotes > .sr-only', {
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: vars.border.hair,
  overflow: 'hidden',
});
rule('.footnotes h2, .footnotes .h2', { margin: `0 0 ${vars.space[3]}`, fontSize: vars.size[6] });
rule('[data-footnote-ref]', { textDecoration: 'none', paddingInline: '0.15em' });
