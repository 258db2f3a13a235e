/** ArticleStrings that the engine adds to an article's HTML, in the language of the page. */
export interface ArticleStrings {
  headingLink: string;
  table: string;
  zoom: string;
  callout: Record<
    'tip' | 'note' | 'info' | 'warning' | 'danger' | 'details' | 'important' | 'caution',
    string
  >;
  badge: { since: string; experimental: string };
  option: Record<'name' | 'type' | 'default' | 'cli' | 'since', string>;
  footnotes: { title: string; back: string };
}
