import type {} from 'mdast';

/** A component of the site, as used in a page. */
export interface PlainElement {
  /** Attributes with literal values, by name; `true` without a value. */
  attributes: Readonly<Record<string, string | true>>;
  /** Language of the page. */
  lang: string;
  /**
   * Returns a string of the site (the group `site` of its locale files) in that language: `t('site.option.type')`.
   *
   * @param values values of its `{{variables}}`. Default: none
   */
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** Plain form of a component, for search, Markdown copies and overviews. */
export interface PlainForm {
  /** Lines for search, before the text between the tags, with inline code marked. Default: none. */
  search?: readonly (string | { code: string })[];
  /** Markdown for copies of the page. Default: the children. */
  markdown?: string;
  /** A value to show with the page, such as an option's default. Overviews show the first one of each page. Default: none. */
  overview?: { label: string; value: string };
}

/** Default export of the module that a component's `plain` names in the configuration. */
export type PlainFunction = (element: PlainElement) => PlainForm;

declare module 'mdast' {
  interface Data {
    /** The plain form of an element that is a component of the site. */
    plain?: PlainForm;
  }
}
