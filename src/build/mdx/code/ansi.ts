import type { ThemedToken } from 'shiki';
import { escapeHtml } from '../../../shared/escapeHtml.ts';

const COLOR = /--shiki-ansi-([a-z-]+)/;
/** Shiki's bit for bold text. */
const BOLD = 2;

/**
 * What a terminal shows, as lines of classes: `tk-ansi-red`, `tk-ansi-on-red` for a ground, `tk-ansi-bold`. Their
 * colours are in `src/theme/ansiTokens.elements.css.ts`.
 * @param tokens of Shiki's language `ansi`, in its theme of CSS variables
 */
export function ansiHtml(tokens: readonly ThemedToken[][]): string {
  return tokens.map((line) => `<span class="line">${line.map(tokenHtml).join('')}</span>`).join('\n');
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
  // nothing is seen of a space's colour
  const needed = ground === undefined && content.trim() === '' ? [] : names;
  return needed.length === 0 ? text : `<span class="${needed.join(' ')}">${text}</span>`;
}
