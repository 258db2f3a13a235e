import { TIP_CLASS, TYPE_CLASS } from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import '../tip.article.css.ts';
import { block, code, pre, title } from './CodeBlock.css.ts';

const hidden = `.${code} > [hidden]`;
const folded = `${block}:has(> pre > ${hidden})`;

/** The button that expands a folded block. */
export const unfold = articleStyle({
  display: 'none',
  inlineSize: '100%',
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.accent,
  fontSize: vars.size[2],
  fontWeight: vars.weight.medium,
  selectors: {
    [`${folded} > &`]: { display: 'block' },
    '&:hover': { color: vars.color.accentHover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  },
  '@media': {
    // blocks that cannot be expanded are not folded
    [`${media.noScript}, print`]: { selectors: { [`${folded} > &`]: { display: 'none' } } },
  },
});

articleRule(`.${folded} > .${pre}`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });
// not `display: none`: find in page looks into what is `hidden="until-found"`, and shows it
articleRule(hidden, {
  display: 'block',
  contentVisibility: 'hidden',
  '@media': { [`${media.noScript}, print`]: { display: 'inline' } },
});

// A terminal is dark in both themes.
articleRule(`.${block}[data-lang="ansi"]`, {
  '@media': { screen: { colorScheme: 'dark' } },
});
articleRule(`.${title}[data-command]`, { color: vars.color.heading });
articleRule(`.${title}[data-command]::before`, {
  content: "'$ ' / ''",
  color: vars.color.accent,
});

// Type tooltips of identifiers.
const word = `.${pre} .${TYPE_CLASS}`;
articleRule(word, {
  borderRadius: vars.radius.small,
  transition: `background-color ${vars.motion.fast}`,
});
articleRule(`${word}:hover, ${word}:focus`, { background: vars.color.accentSoft });
articleRule(`${word}.type-error`, { textDecoration: `underline wavy ${vars.tone.danger.text}` });
articleRule(`:is(${word}:hover, ${word}:focus) > .${TIP_CLASS}`, { display: 'block' });
articleRule(`${word} > .${TIP_CLASS}`, {
  display: 'none',
  maxInlineSize: `min(40rem, 100vw - ${vars.space[8]})`,
  maxBlockSize: '50vb',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
articleRule(`.${TIP_CLASS} > .type-code`, { fontFamily: vars.font.code, color: vars.code.text });
articleRule(`.${TIP_CLASS} > .type-docs`, {
  display: 'block',
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontFamily: vars.font.text,
});
articleRule(`.${pre} .type-query`, {
  display: 'block',
  paddingInline: vars.space[4],
  color: vars.color.muted,
  userSelect: 'none',
});
