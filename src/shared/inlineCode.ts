/**
 * Splits a frontmatter text, which supports no Markdown except code in backticks. Parts with an odd index are code.
 */
export function splitCode(text: string): string[] {
  return text.split(/`([^`]+)`/);
}

/** The text without its backticks, for places without markup such as the document's head. */
export function withoutCodeMarks(text: string): string {
  return splitCode(text).join('');
}
