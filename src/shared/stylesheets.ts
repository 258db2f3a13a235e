/**
 * Stylesheets beside the one that every page loads. The name in a style file's suffix says where its styles go:
 * `Hero.landing.css.ts` into `landing`, all other `*.css.ts` into the common one.
 *
 * - `landing`: home pages
 * - `elements`: pages with one of the rarer article elements
 * - `print`: paper; loaded by the browser after everything else
 * - `late`: what nothing that is seen at first needs, at the end of the document; also what checkers of HTML, which read
 *   the styles in it, do not know yet
 * - `demand`: what a reader must ask for first, such as search; the last one, since one that comes in between others makes
 *   Chromium look at all fonts anew, and lay out the whole page
 */
export const EXTRA_STYLESHEETS = ['landing', 'elements', 'print', 'late', 'demand'] as const;

export type ExtraStylesheet = (typeof EXTRA_STYLESHEETS)[number];

/** The stylesheets that an article can ask for. */
export const ARTICLE_STYLESHEETS = ['landing', 'elements'] as const satisfies readonly ExtraStylesheet[];

export type ArticleStylesheet = (typeof ARTICLE_STYLESHEETS)[number];
