import { isUtf8 } from 'node:buffer';
import type { Frontmatter } from '../../../shared/frontmatter.ts';
import type { Problem } from '../../base/problems.ts';
import { reservedText } from '../tokens.ts';
import { readFrontmatter } from './readFrontmatter.ts';

/** Maximum size of a page, in bytes. A larger page is a mistake, such as a data file or a pasted log. */
export const MAX_PAGE_BYTES = 1024 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A page or fragment before its Markdown is parsed. */
interface ReadPage {
  /** Full text of the file; `undefined` if it can't be read as text. */
  text: string | undefined;
  frontmatter: Frontmatter;
  /** The text with blank lines in place of the frontmatter. */
  body: string;
  problems: Problem[];
}

/**
 * Reads a page: its text, frontmatter and problems. All code that reads page files uses it.
 *
 * @param extraKeys additional frontmatter keys that the site allows
 */
export function readPage(
  displayFile: string,
  bytes: Uint8Array,
  extraKeys: readonly string[] | undefined,
): ReadPage {
  const decoded = decodeSource(bytes, displayFile);
  const problem = 'problem' in decoded ? decoded.problem : reservedText(decoded.text, displayFile);
  if (problem || 'problem' in decoded)
    return { text: undefined, frontmatter: {}, body: '', problems: problem ? [problem] : [] };
  const page = { text: decoded.text, ...readFrontmatter(displayFile, decoded.text, extraKeys) };
  const reservedProblem = reservedText(JSON.stringify(page.frontmatter), displayFile);
  return reservedProblem ? { ...page, problems: [...page.problems, reservedProblem] } : page;
}

/** Reads a page as UTF-8 text, or explains why that is not possible. */
export function decodeSource(
  bytes: Uint8Array,
  displayFile: string,
): { text: string } | { problem: Problem } {
  const problem = (message: string, advice: string, line?: number) => ({
    problem: { severity: 'error' as const, file: displayFile, ...(line ? { line } : {}), message, advice },
  });
  if (bytes.length > MAX_PAGE_BYTES) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    return problem(`The page is too large: ${size} MB; the limit is 1 MB.`, 'Split it into several pages.');
  }
  try {
    const text = withLineFeeds(decoder.decode(bytes));
    if (text.trim() === '')
      return problem('The page is empty.', 'Write a heading and some text, or remove the file.');
    return { text };
  } catch {
    return problem('The file is not valid UTF-8.', 'Save it as UTF-8.', firstInvalidLine(bytes));
  }
}

/**
 * Replaces `\r
 * ` and a lone `\r` with `
 * `, like the Markdown parser.
 */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
}

/** Returns the first line with invalid UTF-8. */
export function firstInvalidLine(bytes: Uint8Array): number {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
