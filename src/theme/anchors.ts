/** For `@supports`: browsers that can place an element beside another one. The names say where, so any name will do. */
export const ANCHORS = '(anchor-scope: --name)';

/**
 * For `@supports`: and that can place it elsewhere where there is no room. WebKit 2.50 and Safari 26 restart the transitions
 * of such an element with every layout, so that it never shows, and hang when one in a menu over the whole screen goes
 * away. Only WebKit knows `hanging-punctuation`.
 */
export const ANCHOR_FALLBACKS = `${ANCHORS} and (not (hanging-punctuation: first))`;
