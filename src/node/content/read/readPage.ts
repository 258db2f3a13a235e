import type { Frontmatter } from '../../../shared/frontmatter.ts';
import type { Problem } from '../../base/problems.ts';
import { reservedText } from '../tokens.ts';
import { readFrontmatter } from './readFrontmatter.ts';
import { decodeSource } from './readSource.ts';

/** A page or fragment as it is read, before its Markdown is parsed. */
export interface ReadPage {
  /** All of it; `undefined` if it cannot be read as text. */
  text: string | undefined;
  frontmatter: Frontmatter;
  /** The text with blank lines in place of the frontmatter. */
  body: string;
  problems: Problem[];
}

/**
 * The one reader of pages, whoever needs something of them.
 *
 * @param more keys that the site allows in frontmatter besides the engine's
 */
export function readPage(
  displayFile: string,
  bytes: Uint8Array,
  more: readonly string[] | undefined,
): ReadPage {
  const decoded = decodeSource(bytes, displayFile);
  const problem = 'problem' in decoded ? decoded.problem : reservedText(decoded.text, displayFile);
  if (problem || 'problem' in decoded)
    return { text: undefined, frontmatter: {}, body: '', problems: problem ? [problem] : [] };
  return { text: decoded.text, ...readFrontmatter(displayFile, decoded.text, more) };
}
