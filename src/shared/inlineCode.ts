/**
 * Splits a frontmatter string at backticks, the only Markdown syntax it supports. Parts with an odd index are code.
 */
export function splitCode(text: string): string[] {
  return text.split(/`([^`]+)`/);
}

/** Removes the backticks, for places without markup such as `<title>`. */
export function withoutCodeMarks(text: string): string {
  return splitCode(text).join('');
}
