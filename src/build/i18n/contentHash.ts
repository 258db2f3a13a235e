import { createHash } from 'node:crypto';

/** Enough of a hash to tell the versions of one page apart, and for git to find one; in hexadecimal digits. */
const LENGTH = 12;

/**
 * Identifies a text by its content. The same as git's name of a file with this text (its “blob”), so that git finds the
 * text again. Line ends are those of the repository, whatever the work tree has.
 */
export function contentHash(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\r\n', '\n'));
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex').slice(0, LENGTH);
}
