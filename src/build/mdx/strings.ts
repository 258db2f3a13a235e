/** The texts that stand in an article's HTML without being written by its author, in the language of the page. */
export interface Strings {
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
