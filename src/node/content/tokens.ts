import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { Problem } from '../base/problems.ts';

/**
 * Placeholders in compiled pages, replaced in the rendered HTML: links (resolving them needs the list of all pages) and
 * HTML without components (so that React never sees it). HTML is marked with a private-use character, which escaping
 * leaves alone and pages must not contain; links must survive URL encoding, so they look like a URL instead.
 */
const MARK = '\uE000';
const TOKEN = new RegExp(`${MARK}(\\d+)${MARK}|docs-link:(\\d+):`, 'g');

const RESERVED = /[\uE000\uE001]|docs-link:\d/;

/** The message for reserved text. */
export const RESERVED_TEXT = {
  code: 'reserved-text' as const,
  message: 'This text is reserved by the engine (U+E000, U+E001 or "docs-link:1").',
  advice: 'Remove it.',
};

/** Reports a text that contains reserved characters. */
export function reservedText(text: string, file: string): Problem | undefined {
  const match = RESERVED.exec(text);
  if (!match) return undefined;
  const line = text.slice(0, match.index).split('\n').length;
  return { severity: 'error', file, line, ...RESERVED_TEXT };
}

/** Returns the token of a page's link. */
export function linkToken(index: number): string {
  return `docs-link:${index}:`;
}

/** Returns the token of a part of a page's HTML. */
export function htmlToken(index: number): string {
  return `${MARK}${index}${MARK}`;
}

/** Replaces link tokens in a text that is not HTML. */
export function replaceLinkTokens(text: string, link: (index: number) => string): string {
  return text.replace(/docs-link:(\d+):/g, (_, index: string) => link(Number(index)));
}

/** Replaces tokens of links and HTML. The inserted HTML can contain link tokens, but no HTML tokens. */
export function replaceTokens(text: string, html: readonly string[], links: readonly string[]): string {
  const link = (index: number) => escapeHtml(links[index] ?? '');
  return text.replace(TOKEN, (_, part: string | undefined, index: string | undefined) =>
    part === undefined ? link(Number(index)) : replaceLinkTokens(html[Number(part)] ?? '', link),
  );
}
