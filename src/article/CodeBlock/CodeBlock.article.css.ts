import { FOLDED_LINES } from '../../shared/constants.ts';
import { TIP_CLASS, TYPE_CLASS } from '../../theme/articleClass.ts';
import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import '../tip.article.css.ts';
import { block, pre, title } from './CodeBlock.css.ts';

/** The button that expands a folded block. */
export const unfold = layeredStyle(article, {
  display: 'none',
  inlineSize: '100%',
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.accent,
  fontSize: vars.size[2],
  fontWeight: vars.weight.medium,
  selectors: {
    [`${block}[data-folded] > &`]: { display: 'block' },
    '&:hover': { color: vars.color.accentHover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  },
  '@media': {
    // blocks that cannot be expanded are not folded
    [media.noScript]: { selectors: { [`${block}[data-folded] > &`]: { display: 'none' } } },
    print: { selectors: { [`${block}[data-folded] > &`]: { display: 'none' } } },
  },
});

layeredGlobal(article, `.${block}[data-folded] > .${pre}`, {
  overflowY: 'hidden',
  maxBlockSize: `calc(${FOLDED_LINES} * 1lh + ${vars.space[4]})`,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  '@media': {
    [media.noScript]: { maxBlockSize: 'none' },
    print: { maxBlockSize: 'none' },
  },
});

// A terminal is dark in both themes.
layeredGlobal(article, `.${block}[data-lang="ansi"]`, {
  '@media': { screen: { colorScheme: 'dark' } },
});
layeredGlobal(article, `.${title}[data-command]`, { color: vars.color.heading });
layeredGlobal(article, `.${title}[data-command]::before`, {
  content: "'$ ' / ''",
  color: vars.color.accent,
});

// Type tooltips of identifiers.
const word = `.${pre} .${TYPE_CLASS}`;
layeredGlobal(article, word, {
  borderRadius: vars.radius.small,
  transition: `background-color ${vars.motion.fast}`,
});
layeredGlobal(article, `${word}:hover, ${word}:focus`, { background: vars.color.accentSoft });
layeredGlobal(article, `${word}.type-error`, { textDecoration: `underline wavy ${vars.tone.danger.text}` });
layeredGlobal(article, `:is(${word}:hover, ${word}:focus) > .${TIP_CLASS}`, { display: 'block' });
layeredGlobal(article, `${word} > .${TIP_CLASS}`, {
  display: 'none',
  maxInlineSize: `min(40rem, 100vw - ${vars.space[8]})`,
  maxBlockSize: '50vb',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
layeredGlobal(article, `.${TIP_CLASS} > .type-code`, { fontFamily: vars.font.code, color: vars.code.text });
layeredGlobal(article, `.${TIP_CLASS} > .type-docs`, {
  display: 'block',
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontFamily: vars.font.text,
});
layeredGlobal(article, `.${pre} .type-query`, {
  display: 'block',
  paddingInline: vars.space[4],
  color: vars.color.muted,
  userSelect: 'none',
});
