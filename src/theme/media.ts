/**
 * Media queries of the layout (`BEHAVIOR.md`, 9), each a separate export, so that scripts contain only those that they
 * use. Custom properties do not work in media queries, so these are the only sizes outside the contract. In `em`, of which
 * browsers have 16 px unless readers want larger text: they get the layout that such text fits in, as when they zoom.
 */

/** The top bar is lower: 768 px or less. */
export const compact = '(max-width: 48em)';
/** The top bar's entries move into the full-screen menu: below 768 px. */
export const narrow = '(max-width: 47.99em)';
/** A phone with text of twice the size. */
export const tiny = '(max-width: 16em)';
/** The counterpart of `narrow`. */
export const wide = '(min-width: 48em)';
/** The sidebar becomes a drawer: 960 px or less. */
export const drawer = '(max-width: 60em)';
/** The counterpart of `drawer`. */
export const sidebar = '(min-width: 60.01em)';
/** The outline becomes a dropdown: 1280 px or less. */
export const dropdown = '(max-width: 80em)';
/** The counterpart of `dropdown`. */
export const outline = '(min-width: 80.01em)';
/** So low that bars would take too much of it: a phone in landscape, or a page at 400 % zoom. Bars also have their height in px. */
export const low = '(max-height: 450px)';
/** The counterpart of `low`. */
export const high = '(min-height: 450.01px)';
/** A pointer that can hover. */
export const hover = '(hover: hover)';
/** Touch, which cannot. */
export const touch = '(hover: none)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const noScript = '(scripting: none)';
export const dark = '(prefers-color-scheme: dark)';

/** For `@supports`: browsers that can place an element beside another one. The names say where, so any name will do. */
export const ANCHORS = '(anchor-scope: --name)';

/**
 * For `@supports`: and that can place it elsewhere where there is no room. WebKit 2.50 and Safari 26 restart the transitions
 * of such an element with every layout, so that it never shows, and hang when one in a menu over the whole screen goes
 * away. Only WebKit knows `hanging-punctuation`.
 */
export const ANCHOR_FALLBACKS = `${ANCHORS} and (not (hanging-punctuation: first))`;
