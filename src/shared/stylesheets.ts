/**
 * Stylesheets beside the common one that every page loads. The suffix of a style file says where its styles go:
 * `Hero.landing.css.ts` into `landing`, all other `*.css.ts` into the common one.
 *
 * - `landing`: home pages
 * - `article`: pages with one of the rarer article elements
 * - `code`: pages with marked, folded or explained code, output of terminals, or explained terms
 * - `print`: print styles; loaded by the browser after everything else
 * - `deferred`: what the first view does not need, at the end of the document; also what HTML validators, which check
 *   inline styles, do not know yet
 * - `lazy`: what only an interaction such as opening search needs; the last one, since inserting a stylesheet between
 *   others makes Chromium re-evaluate all fonts and lay out the whole page again
 */
export const EXTRA_STYLESHEETS = ['landing', 'article', 'code', 'print', 'deferred', 'lazy'] as const;

/** Name of a stylesheet beside the common one. */
export type ExtraStylesheet = (typeof EXTRA_STYLESHEETS)[number];

/** The stylesheets that an article can ask for. */
export const ARTICLE_STYLESHEETS = [
  'landing',
  'article',
  'code',
] as const satisfies readonly ExtraStylesheet[];

/** Name of a stylesheet that an article can ask for. */
export type ArticleStylesheet = (typeof ARTICLE_STYLESHEETS)[number];
