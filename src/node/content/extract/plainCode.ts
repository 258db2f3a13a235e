import type { Code } from 'mdast';
import { parseCodeMeta } from '../mdx/code/codeMeta.ts';

/** What colors the output of a terminal. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Terminal output as it is read. */
export const withoutColors = (output: string): string => output.replace(ESCAPES, '');

/** Code as it would be copied: without notations and removed lines, and terminal output without colors. */
export function plainCode({ lang, meta, value, data }: Code): Code {
  const { title } = parseCodeMeta(meta ?? '');
  const isTerminal = lang === 'ansi';
  return {
    type: 'code',
    // without a language, Markdown has no place for a title
    lang: isTerminal || (!lang && title !== undefined) ? 'text' : (lang ?? null),
    meta: title === undefined ? null : `title="${title}"`,
    value: isTerminal ? withoutColors(value) : (data?.shownCode?.copied ?? value),
  };
}
