import { createHash } from 'node:crypto';

/** Length in hexadecimal digits: enough to tell a page's versions apart, and for git to find one. */
const LENGTH = 12;

/**
 * Identifies a text by its content. Equals git's blob hash of a file with this text, so that git can look the text up.
 * Line endings are normalized as in the repository, regardless of the working tree.
 */
export function contentHash(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\r\n', '\n'));
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex').slice(0, LENGTH);
}
