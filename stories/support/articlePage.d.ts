/** A page compiled by `.ladle/articlePages.ts`. */
declare module '*.mdx?article' {
  import type { ReactElement } from 'react';

  /** The page's components, with tokens where HTML and links belong. */
  export default function Content(props: { components: Record<string, unknown> }): ReactElement;
  export const html: string[];
  export const links: string[];
  /** URLs of images in the workbench, by their URL on the site. */
  export const imageUrls: Map<string, string>;
}
