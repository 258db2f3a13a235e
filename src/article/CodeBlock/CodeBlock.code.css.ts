import { TIP_CLASS, TYPE_CLASS } from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import '../tip.code.css.ts';
import { block, code, line, pre, title } from './CodeBlock.css.ts';

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
    // shows all lines where the block can't be expanded
    [`${media.noScript}, print`]: { selectors: { [`${folded} > &`]: { display: 'none' } } },
  },
});

// Avoids `:has()` on parts of a block, because browsers would recalculate the styles of all of them whenever the root
// changes.
articleRule(`.${pre}:has(> ${hidden})`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });
// avoids `display: none`, so that find in page searches and reveals `hidden="until-found"`
articleRule(hidden, {
  display: 'block',
  contentVisibility: 'hidden',
  '@media': { [`${media.noScript}, print`]: { display: 'inline' } },
});

/** Background and edge of marked lines. */
const marks: Record<string, { soft: string; edge: string }> = {
  '.highlighted': { soft: vars.color.accentSoft, edge: vars.color.accent },
  '.diff.add': { soft: vars.tone.tip.soft, edge: vars.tone.tip.text },
  '.diff.remove': { soft: vars.tone.danger.soft, edge: vars.tone.danger.text },
  '.highlighted.warning': { soft: vars.tone.warning.soft, edge: vars.tone.warning.text },
  '.highlighted.error': { soft: vars.tone.danger.soft, edge: vars.tone.danger.text },
};
for (const [state, { soft, edge }] of Object.entries(marks)) {
  articleRule(`${line}${state}`, {
    background: soft,
    borderInlineStartColor: edge,
    '@media': { [media.forcedColors]: { borderInlineStartColor: 'CanvasText' } },
  });
}

// Tells removed lines of a diff from added ones that follow.
articleRule(`${line} > .tk-deleted`, { display: 'block', background: vars.tone.danger.soft });
articleRule(`${line} > .tk-inserted`, { display: 'block', background: vars.tone.tip.soft });

// Makes a marked line without text as high as the others.
articleRule(`${line}:is(.highlighted, .diff):empty`, { minBlockSize: '1lh', verticalAlign: 'top' });

// The plus or minus sign is generated content in the margin, so it is not copied.
articleRule(`.has-diff ${line}`, { position: 'relative', paddingInlineStart: vars.space[8] });
articleRule(`${line}.diff::after`, { position: 'absolute', insetInlineStart: vars.space[3] });
articleRule(`${line}.diff.add::after`, { content: '"+"', color: vars.tone.tip.text });
articleRule(`${line}.diff.remove`, { userSelect: 'none' });
articleRule(`${line}.diff.remove::after`, { content: '"−"', color: vars.tone.danger.text });

// Lines not in focus lose their colors, but keep sufficient contrast.
const unfocused = `.has-focused:not(:hover, :focus-within) ${line}:not(.focused)`;
articleRule(`${unfocused}, ${unfocused} span`, { color: vars.color.faint });

articleRule(`.${code} .highlighted-word`, {
  marginInline: '-0.2em',
  paddingInline: '0.2em',
  borderRadius: vars.radius.small,
  background: vars.color.accentSoft,
  boxShadow: `inset 0 0 0 ${vars.border.hair} ${vars.color.accentLine}`,
});

// Keeps terminals dark in both themes.
articleRule(`.${block}[data-lang="ansi"]`, {
  '@media': { screen: { colorScheme: 'dark' } },
});
articleRule(`${title}[data-command]`, { color: vars.color.heading });
articleRule(`${title}[data-command]::before`, {
  content: "'$ ' / ''",
  color: vars.color.accent,
});

// Shows at the lower edge how the command exited.
articleRule(`.${block}[data-exit-code]`, {
  borderBlockEnd: `${vars.border.focus} solid ${vars.tone.danger.text}`,
});
articleRule(`.${block}[data-exit-code="0"]`, { borderBlockEndColor: vars.tone.tip.text });

// Styles identifiers with type tooltips.
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
