/** How a page is written: plain Markdown with HTML, or MDX. */
export type PageFormat = 'md' | 'mdx';

/** Returns the format of a page, based on its extension. */
export function pageFormat(file: string): PageFormat {
  return file.endsWith('.md') ? 'md' : 'mdx';
}
