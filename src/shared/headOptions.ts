/** What the inline script of a page is told, in its `data-options` attribute. */
export interface HeadOptions {
  /** Canonical URL path of the page, base included. None where the document stands for any address. */
  path?: string;
  /** Offer a dark theme by choice; `false`: the theme follows the system only. */
  darkMode: boolean;
  localeRedirect: 'auto' | 'never';
  /** Language of the page. */
  lang: string;
  /** The page in every language, by language tag. Empty where a reader must not be led away. */
  links: Record<string, string>;
}
