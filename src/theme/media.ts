/**
 * Media queries of the layout (`BEHAVIOR.md`, 9), each a separate export, so that scripts only bundle the ones they
 * use. Custom properties don't work in media queries, so these are the only sizes outside the theme contract. They are
 * in `em` (16 px by default), so that readers with larger text get a narrower layout, as with browser zoom.
 */

/** 768 px or less: the navbar is lower. */
export const compact = '(max-width: 48em)';
/** Below 768 px: the navbar's entries move into the full-screen menu. */
export const narrow = '(max-width: 47.99em)';
/** Below 640 px: a phone in portrait orientation. */
export const phone = '(max-width: 39.99em)';
/** A phone with text of twice the size. */
export const tiny = '(max-width: 16em)';
/** The counterpart of `narrow`. */
export const wide = '(min-width: 48em)';
/** 960 px or less: the sidebar becomes a drawer. */
export const drawer = '(max-width: 60em)';
/** The counterpart of `drawer`. */
export const sidebar = '(min-width: 60.01em)';
/** 1280 px or less: the outline becomes a dropdown. */
export const dropdown = '(max-width: 80em)';
/** The outline is a dropdown, and the sidebar a column: the breadcrumb is in the second bar, next to the outline's button. */
export const breadcrumbBar = `screen and ${sidebar} and ${dropdown}`;
/** The counterpart of `dropdown`. */
export const outline = '(min-width: 80.01em)';
/**
 * A viewport so low that bars would take too much of it: a phone in landscape, or 400% zoom. In px, like the height
 * of the bars.
 */
export const low = '(max-height: 450px)';
/** The counterpart of `low`. */
export const high = '(min-height: 450.01px)';
/** A pointer that can hover. */
export const hover = '(hover: hover)';
/** A pointer that can't hover: touch. */
export const touch = '(hover: none)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const noScript = '(scripting: none)';
export const dark = '(prefers-color-scheme: dark)';

/** For `@supports`: browsers with anchor positioning. The name is a placeholder. */
export const ANCHORS = '(anchor-scope: --name)';

/**
 * For `@supports`: browsers with working position fallbacks (`position-try`). WebKit 2.50 and Safari 26 restart the
 * transitions of such elements with every layout, so that they never appear, and hang when one inside a full-screen
 * menu is removed. Only WebKit supports `hanging-punctuation`, which detects it.
 */
export const ANCHOR_FALLBACKS = `${ANCHORS} and (not (hanging-punctuation: first))`;
