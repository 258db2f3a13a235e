import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { centered, frame, text } from '../../theme/recipes.ts';
import { checkPath, copyPath, wrapPath } from '../../ui/Icon/paths.ts';

export const block = articleStyle({
  position: 'relative',
  direction: 'ltr', // the tools are where lines end
  marginBlock: vars.space[6],
  ...frame('large'),
  background: vars.color.sunken,
  // The title and the buttons are in the first row.
  '@media': { screen: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
articleRule(`.${block} > *`, { gridColumn: '1 / -1', minInlineSize: 0 });

/** Selector of a block's title. Doesn't require a class, so that scripts that insert a block can add a title. */
export const title = `.${block} > figcaption`;
articleRule(title, {
  gridColumn: 1,
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  ...text(2, { color: 'muted', leading: 'body' }),
  fontFamily: vars.font.code,
  overflowWrap: 'anywhere',
});

/** Space above and below the buttons, in a row as high as a title. */
const ROW_EDGE = `calc(0.1875 * ${vars.size[5]})`;

export const tools = articleStyle({
  position: 'absolute',
  // Centers the buttons vertically in a block of one line, or in the title's row.
  insetBlockStart: `calc(0.625 * ${vars.size[5]})`,
  insetInlineEnd: vars.space[2],
  zIndex: 1,
  display: 'flex',
  minBlockSize: vars.space[8],
  // keeps invisible parts from blocking the code below
  pointerEvents: 'none',
  selectors: { 'figcaption + &': { insetBlockStart: ROW_EDGE } },
  '@media': {
    screen: {
      selectors: {
        'figcaption + &': {
          position: 'relative',
          inset: 0,
          gridColumn: 2,
          alignItems: 'start',
          paddingBlock: ROW_EDGE,
          paddingInlineEnd: vars.space[2],
          borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
        },
      },
    },
  },
});

// Moves long first lines below a row for the buttons on phones, because touch screens always show the buttons.
const ROW = `.${block}.long-start > .${tools}:first-child`;
const UNDER_FINGER = `${media.touch} and ${media.narrow}`;
articleRule(ROW, {
  '@media': {
    [UNDER_FINGER]: {
      position: 'relative',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      justifyContent: 'end',
      padding: `${ROW_EDGE} ${vars.space[2]}`,
      borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
    },
  },
});

/**
 * Font size of the language's name. Zero if the column is narrower than 35rem, as with enlarged text: lines would run
 * under it.
 */
const langSize = `clamp(0px, (${vars.layout.measure} - 35rem) * 99, ${vars.size[1]})`;

/** Name of the language, which the buttons replace when they appear. */
export const lang = articleStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockStart: '50%',
  translate: '0 -50%',
  paddingInlineStart: vars.space[1],
  background: vars.color.sunken,
  color: vars.color.faint,
  fontFamily: vars.font.code,
  fontSize: langSize,
  lineHeight: vars.leading.flat,
  userSelect: 'none',
  transition: `opacity ${vars.motion.fast}`,
  '@media': {
    [media.touch]: { display: 'none' },
    // hides the name where lines fill the whole width and would run under it
    [media.narrow]: { selectors: { ':first-child > &': { display: 'none' } } },
    // keeps the name where no buttons replace it
    [`${media.noScript}, print`]: {
      position: 'static',
      alignSelf: 'center',
      paddingInline: vars.space[2],
      translate: 'none',
    },
  },
});

/** Height of a line as browsers lay it out: in 64ths of a pixel, which the hairline has. */
const lineHeight = `round(down, ${vars.leading.code} * ${vars.size.code}, ${vars.border.hair} / 64)`;
// Styles and lays out blocks with a known height only near the screen, because half of a long page is code. Requires a
// browser that can compute with attributes. Blocks that have been laid out keep their height.
articleRule('[data-rows]', {
  '@supports': {
    '(width: attr(data-rows type(<length>)))': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto calc(attr(data-rows type(<integer>)) * ${lineHeight} + 2 * ${vars.space[4]} + var(--row, 0px))`,
    },
  },
});
articleRule(`.${block}.long-start`, {
  '@media': {
    [UNDER_FINGER]: { vars: { '--row': `calc(${vars.space[8]} + 2 * ${ROW_EDGE} + ${vars.border.hair})` } },
  },
});

articleRule(`${ROW} > .${lang}`, {
  '@media': {
    [UNDER_FINGER]: {
      display: 'block',
      insetInline: `${vars.space[3]} auto`,
      fontSize: vars.size[1],
    },
  },
});

// Hides the name of the language where a long first line would run under it.
articleRule(`.${block}.wide-start > .${tools}:first-child > .${lang}`, {
  '@media': { [`${media.hover} and ${media.wide}`]: { display: 'none' } },
});

export const button = articleStyle({
  ...centered(8),
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  color: vars.color.muted,
  opacity: 0,
  pointerEvents: 'auto',
  transition: `opacity ${vars.motion.fast}`,
  // Keeps the focus ring above the background of the next button.
  selectors: { '&:focus-visible': { zIndex: 1 } },
  '@media': {
    // makes the target larger than it looks, for fingers
    [media.touch]: {
      inlineSize: vars.layout.target,
      blockSize: vars.layout.target,
      marginBlock: `calc((${vars.space[8]} - ${vars.layout.target}) / 2)`,
      paddingBlock: `calc((${vars.layout.target} - ${vars.space[8]}) / 2)`,
      backgroundClip: 'content-box',
      opacity: 1,
    },
    [media.noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

/** A button of the site, with a label. */
export const tool = articleStyle({
  inlineSize: 'auto',
  paddingInline: vars.space[2],
  fontSize: vars.size[2],
  fontWeight: vars.weight.medium,
});

/** Shown without hover, because the action isn't obvious. */
export const always = articleStyle({ opacity: 1, color: vars.color.accent });
// Hides the name of the language, whose place it takes.
articleRule(`.${tools}:has(> .${always}) > .${lang}`, { display: 'none' });

export const pre = articleStyle({
  overflowX: 'auto',
  margin: 0,
  paddingBlock: vars.space[4],
  borderRadius: `calc(${vars.radius.large} - ${vars.border.hair})`,
  color: vars.code.text,
  fontSize: vars.size.code,
  lineHeight: vars.leading.code,
  tabSize: 2,
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
    'figcaption ~ &': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
    '[data-wrapped] > &': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    // ends wrapped lines before the buttons
    '[data-wrapped] > :first-child + &': { paddingInlineEnd: vars.space[16] },
  },
  // Longer lines fade at the edge. The fade scrolls away at the end of the lines.
  background: [
    `linear-gradient(to left, ${vars.color.sunken} 40%, transparent) right / ${vars.space[12]} 100% no-repeat local`,
    `linear-gradient(to left, ${vars.color.line}, transparent) right / ${vars.space[4]} 100% no-repeat scroll`,
  ].join(', '),
  '@media': {
    [UNDER_FINGER]: {
      selectors: {
        '.long-start[data-wrapped] > :first-child + &': { paddingInlineEnd: 0 },
        '.long-start > :first-child + &': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
      },
    },
    print: { whiteSpace: 'pre-wrap' },
  },
});

export const code = articleStyle({
  display: 'block',
  inlineSize: 'fit-content',
  minInlineSize: '100%',
  fontSize: 'inherit',
  selectors: { '[data-wrapped] > pre > &': { inlineSize: 'auto' } },
});

/** Selector of the lines of a block. */
export const line = `.${code} .line`;
articleRule(line, {
  // Line feeds separate the lines, so that copying keeps them; as inline blocks, their background fills the row.
  display: 'inline-block',
  minInlineSize: '100%',
  paddingInline: vars.space[4],
  borderInlineStart: `${vars.border.focus} solid transparent`,
  '@media': { [media.forcedColors]: { borderInlineStartColor: 'Canvas' } },
});
articleRule(`[data-wrapped] ${line}`, { display: 'inline-block', inlineSize: '100%' });
articleRule(`[data-line-numbers] .${code}`, { counterReset: 'line' });
articleRule(`[data-line-numbers] ${line}`, { counterIncrement: 'line' });
articleRule(`[data-line-numbers] ${line}::before`, {
  content: 'counter(line)',
  display: 'inline-block',
  inlineSize: vars.space[5],
  marginInlineEnd: vars.space[4],
  color: vars.color.faint,
  textAlign: 'end',
});
// Adds the prompt as generated content, so that it isn't copied.
articleRule(`.${code} .prompt::before`, { content: '"$ "', color: vars.color.faint });
articleRule(`.${code} .continued::before`, { content: '"> "' });

/**
 * Returns an icon as a CSS mask. As elements, the icons of all code blocks would account for a tenth of a page's size.
 */
const mask = (path: string) =>
  [
    `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='currentColor'`,
    `stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>")`,
  ].join(' ');
articleRule('[data-copy]::before, [data-wrap]::before', {
  content: '""',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  background: 'currentColor',
  mask: 'var(--icon)',
  '@media': { [media.forcedColors]: { background: 'ButtonText', forcedColorAdjust: 'none' } },
});
articleRule('[data-wrap]', { vars: { '--icon': mask(wrapPath) } });
articleRule('[data-copy]', { vars: { '--icon': mask(copyPath) } });
articleRule('[data-copy][data-state]', { vars: { '--icon': mask(checkPath) } });
articleRule('[data-copy][data-state] > span', { display: 'none' });
