/** Options of a page's inline script, passed in its `data-options` attribute. */
export interface HeadOptions {
  /** Canonical URL path of the page, base included. Absent if the document is served for arbitrary URLs. */
  path?: string;
  /** Offer a choice of dark theme; `false`: the theme only follows the system. */
  darkMode: boolean;
  /** See `ThemeConfig.localeRedirect`. */
  localeRedirect: 'auto' | 'never';
  /** Language of the page. */
  lang: string;
  /** The page in every language, by language tag. Empty where readers must not be redirected. */
  links: Record<string, string>;
  /** URLs of fonts to preload. */
  fonts: string[];
}
