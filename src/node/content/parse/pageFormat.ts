/** How a page is written: plain Markdown with HTML, or MDX. */
export type PageFormat = 'md' | 'mdx';

export function pageFormat(file: string): PageFormat {
  return file.endsWith('.md') ? 'md' : 'mdx';
}
