/**
 * Divides a text of the frontmatter, which is no Markdown but for code between backticks. Parts with an odd index are code.
 */
export function splitCode(text: string): string[] {
  return text.split(/`([^`]+)`/);
}

/** The same text where there can be no code, as in the document's head. */
export function withoutCodeMarks(text: string): string {
  return splitCode(text).join('');
}
