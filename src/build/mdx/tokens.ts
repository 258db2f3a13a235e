import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { Problem } from '../problems.ts';

/**
 * Stand-ins in compiled pages, replaced in the rendered HTML: links (their final form needs the list of all pages)
 * and HTML that needs no component (so that React never sees it). HTML is marked by a private-use character, which
 * no escaping touches and pages may not contain; links must survive URL encoding and look like a URL instead.
 */
const MARK = '\uE000';
const TOKEN = new RegExp(`${MARK}(\\d+)${MARK}|docs-link:(\\d+):`, 'g');

const RESERVED = /[\uE000\uE001]|docs-link:\d/;

/** The problem of a text that holds what only the engine may write. */
export function reservedText(text: string, file: string): Problem | undefined {
  const found = RESERVED.exec(text);
  if (!found) return undefined;
  const line = text.slice(0, found.index).split('\n').length;
  const message = 'This is text that the engine uses itself (U+E000, U+E001 or “docs-link:1”).';
  return { severity: 'error', file, line, message, advice: 'Remove it.' };
}

export function linkToken(index: number): string {
  return `docs-link:${index}:`;
}

export function htmlToken(index: number): string {
  return `${MARK}${index}${MARK}`;
}

/** Puts links in the place of their tokens in a text that is no HTML. */
export function replaceLinkTokens(text: string, link: (index: number) => string): string {
  return text.replace(/docs-link:(\d+):/g, (_, index: string) => link(Number(index)));
}

/** Puts links and HTML in the place of their tokens. HTML may itself hold tokens of links, and of nothing else. */
export function replaceTokens(text: string, html: readonly string[], links: readonly string[]): string {
  return text.replace(TOKEN, (_, part: string | undefined, link: string | undefined) =>
    part === undefined
      ? escapeHtml(links[Number(link)] ?? '')
      : replaceTokens(html[Number(part)] ?? '', html, links),
  );
}
