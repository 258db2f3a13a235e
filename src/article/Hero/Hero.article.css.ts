import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

/** Aspect ratio of the images behind and next to the text; others are fitted into it. */
const BACKGROUND_RATIO = '720 / 572';

/** Width of the text on wide screens, and of the image behind it. */
const HALF = '50%';

export const hero = articleStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: `${vars.space[10]} 0`,
  '@media': {
    [media.sidebar]: {
      // lets the section below start above the fold
      minBlockSize: 'min(36rem, calc(100dvb - 14rem))',
      gap: vars.space[12],
      paddingBlock: vars.space[12],
      selectors: { '&:has(> img)': { gridTemplateColumns: '3fr 2fr' } },
    },
  },
});

// Hides heading anchors on touch screens, which have no pointer to show them.
articleRule(`.${hero} ~ * .heading-anchor`, { '@media': { [media.touch]: { display: 'none' } } });

/** The image: below the text on narrow screens, next to and behind it on wide ones. */
export const background = articleStyle({
  order: 1,
  inlineSize: 'min(100%, 30rem)',
  marginInline: 'auto',
  aspectRatio: BACKGROUND_RATIO,
  pointerEvents: 'none',
  '@media': {
    [media.sidebar]: {
      position: 'absolute',
      zIndex: -1,
      insetBlockEnd: vars.space[4],
      insetInlineEnd: 0,
      inlineSize: `min(${HALF}, 40rem)`,
    },
    // aligns the image with the title, because the text below can be long
    [`${media.sidebar} and ${media.dropdown}`]: { insetBlock: `${vars.space[12]} auto` },
    print: { inlineSize: '16rem', marginInlineStart: 0 },
  },
});

export const backgroundImage = articleStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: 0,
});

export const words = articleStyle({
  minInlineSize: 0,
  '@media': {
    // keeps the text next to the image, regardless of the font
    [media.sidebar]: { selectors: { [`${background} + &`]: { maxInlineSize: HALF } } },
  },
});

export const title = articleStyle({
  margin: 0,
  // 13 digits of the text font; `ch` would measure its fallback first
  maxInlineSize: '8.125em',
  fontSize: vars.size.display,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});

export const name = articleStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockEnd: vars.space[6],
  color: vars.color.accent,
  fontSize: vars.size[8],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
});

/** Reserves the logo's space, even if it fails to load. */
export const logo = articleStyle({
  flex: 'none',
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
});

export const logoImage = articleStyle({ inlineSize: '100%', blockSize: '100%', borderRadius: 0 });

export const text = articleStyle({ display: 'block', color: vars.color.heading });

export const tagline = articleStyle({
  marginBlock: `${vars.space[6]} 0`,
  maxInlineSize: '32rem',
  color: vars.color.muted,
  fontSize: vars.size[7],
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});

export const actions = articleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlock: `${vars.space[8]} 0`,
});

export const action = articleStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[12],
  paddingInline: vars.space[6],
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius.medium,
  fontSize: vars.size[5],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&[data-kind="brand"]': { background: vars.color.solid, color: vars.color.onSolid },
    '&[data-kind="alt"]': {
      borderColor: vars.color.edge,
      background: vars.color.bg,
      color: vars.color.heading,
    },
    // aligns the button with the others when it wraps. Has no transparent border, which forced colors would show.
    '&[data-kind="plain"]': { border: 'none', paddingInline: 0, color: vars.color.muted },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-kind="brand"]:hover': { background: vars.color.solidHover },
        '&[data-kind="alt"]:hover': { background: vars.color.hover },
        '&[data-kind="plain"]:hover': { color: vars.color.heading },
      },
    },
    [media.forcedColors]: { borderColor: 'LinkText' },
    // backgrounds are not printed
    print: {
      selectors: {
        '&[data-kind="brand"]': {
          borderColor: vars.color.edge,
          background: 'none',
          color: vars.color.heading,
        },
      },
    },
  },
});

/** The installation command, next to its prompt. */
export const command = articleStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '100%',
  marginBlockStart: vars.space[6],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  minBlockSize: vars.space[12],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  direction: 'ltr',
});
articleRule(`.${command} > code`, {
  minInlineSize: 0,
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  color: vars.color.heading,
  fontSize: vars.size[4],
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { fontSize: vars.size[2] } },
});
articleRule(`.${command} .line`, { whiteSpace: 'normal' });
articleRule(`.${command} > code::before`, {
  content: "'$ ' / ''",
  color: vars.color.accent,
  userSelect: 'none',
});
articleRule(`.${command} + p`, { margin: `${vars.space[4]} 0 0` });

export const copy = articleStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.heading, background: vars.color.hover } } },
    [`${media.noScript}, print`]: { display: 'none' },
  },
});

/** Reserves the image's space, even if it fails to load. */
export const image = articleStyle({
  inlineSize: '100%',
  maxBlockSize: '24rem',
  aspectRatio: BACKGROUND_RATIO,
  objectFit: 'contain',
});
