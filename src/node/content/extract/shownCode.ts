import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from '../code/codeMeta.ts';
import { type CodeTools, highlight, withoutEscapes } from '../code/highlight.ts';

declare module 'mdast' {
  interface Data {
    /** The displayed code, with and without removed lines. */
    shownCode?: { all: string; copied: string };
  }
}

/**
 * Attaches the code as displayed to its node. Only the highlighter knows whether `[!code --]` is a mark or part of a
 * string.
 */
export async function attachShownCode(tree: Root, code: CodeTools): Promise<void> {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => {
    if (node.value.includes('[!code') || node.value.includes('[\\!code') || node.data?.typed)
      blocks.push(node);
  });
  for (const node of blocks) node.data = { ...node.data, shownCode: await displayedCode(node, code) };
}

async function displayedCode({ lang, meta, value, data }: Code, { plugins, cache }: CodeTools) {
  const { highlight: lines } = parseCodeMeta(meta ?? '');
  const code = data?.typed?.code ?? value;
  if (!code.includes('[!code')) return { all: withoutEscapes(code), copied: withoutEscapes(code) };
  const { html } = await highlight({ code, lang: lang ?? '', lines, meta: meta ?? '' }, plugins, cache);
  const all: string[] = [];
  const copied: string[] = [];
  for (const line of fromHtml(html, { fragment: true }).children) {
    if (line.type !== 'element') continue;
    // the space before a mark remains
    const text = textOf(line).trimEnd();
    all.push(text);
    const classes = line.properties.className;
    if (!Array.isArray(classes) || !classes.includes('remove')) copied.push(text);
  }
  return { all: all.join('\n'), copied: copied.join('\n') };
}

/** Matches escape sequences for colors. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Removes the escape sequences from terminal output. */
export const withoutColors = (output: string): string => output.replace(ESCAPES, '');

/**
 * Returns code as the copy button copies it: without notations and removed lines, and terminal output without colors.
 */
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
