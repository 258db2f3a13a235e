/** The texts that stand in an article's HTML without being written by its author, in the language of the page. */
export interface Strings {
  headingLink: string;
  table: string;
  zoom: string;
  footnotes: { title: string; back: string };
}
