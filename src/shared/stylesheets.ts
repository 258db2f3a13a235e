/**
 * Stylesheets in addition to the common one, which is inlined in every page. The suffix of a style file selects its
 * stylesheet: `Hero.article.css.ts` belongs to `article`, all other `*.css.ts` files to the common one.
 *
 * - `article`: inlined in pages that aren't mainly text, such as landing pages and overviews
 * - `code`: inlined in pages with marked, folded or explained code, output of terminals, explained terms, steps, cards,
 *   diagrams or trees of files
 * - `deferred`: linked at the end of every document without blocking it; for parts that the first screen doesn't show,
 *   such as the outline, the footer, print styles and search results, and for CSS that HTML validators, which check
 *   inline styles, don't know yet
 */
export const EXTRA_STYLESHEETS = ['article', 'code', 'deferred'] as const;

/** Name of an additional stylesheet. */
export type ExtraStylesheet = (typeof EXTRA_STYLESHEETS)[number];

/** Stylesheets that an article can request. */
export const ARTICLE_STYLESHEETS = ['article', 'code'] as const satisfies readonly ExtraStylesheet[];

/** Name of a stylesheet that an article can request. */
export type ArticleStylesheet = (typeof ARTICLE_STYLESHEETS)[number];
