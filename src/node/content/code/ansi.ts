import type { ThemedToken } from 'shiki';
import { escapeHtml } from '../../../shared/escapeHtml.ts';

const COLOR = /--shiki-ansi-([a-z-]+)/;
/** Shiki's font style flag for bold text. */
const BOLD = 2;

/**
 * Terminal output as lines of spans with classes: `tk-ansi-red`, `tk-ansi-on-red` for a background, `tk-ansi-bold`.
 * Their colors are in `src/theme/ansiTokens.article.css.ts`.
 * @param tokens of Shiki's language `ansi`, in its theme of CSS variables
 * @param prompts lines that follow a prompt, counted from 1
 */
export function ansiHtml(tokens: readonly ThemedToken[][], prompts: readonly number[]): string {
  return tokens
    .map((line, index) => {
      const names = prompts.includes(index + 1) ? 'line prompt' : 'line';
      return `<span class="${names}">${line.map(tokenHtml).join('')}</span>`;
    })
    .join('\n');
}

function tokenHtml({ content, color, bgColor, fontStyle }: ThemedToken): string {
  const text = escapeHtml(content);
  const [, front] = COLOR.exec(color ?? '') ?? [];
  const [, ground] = COLOR.exec(bgColor ?? '') ?? [];
  const names = [
    ...(front ? [`tk-ansi-${front}`] : []),
    ...(ground ? [`tk-ansi-on-${ground}`] : []),
    ...((fontStyle ?? 0) & BOLD ? ['tk-ansi-bold'] : []),
  ];
  // a space without a background has no visible color
  const needed = ground === undefined && content.trim() === '' ? [] : names;
  return needed.length === 0 ? text : `<span class="${needed.join(' ')}">${text}</span>`;
}
