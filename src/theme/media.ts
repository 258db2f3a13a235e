/**
 * Media queries of the layout (`BEHAVIOR.md`, 9). Custom properties do not work in media queries,
 * so these are the only sizes outside the contract. In `em`, of which browsers have 16 px unless readers want larger
 * text: they get the layout that such text fits in, as when they zoom.
 */
export const media = {
  /** The top bar is lower: 768 px or less. */
  compact: '(max-width: 48em)',
  /** The top bar's entries move into the full-screen menu: below 768 px. */
  narrow: '(max-width: 47.99em)',
  /** A phone with text of twice the size. */
  tiny: '(max-width: 16em)',
  /** The counterpart of `narrow`. */
  wide: '(min-width: 48em)',
  /** The sidebar becomes a drawer: 960 px or less. */
  drawer: '(max-width: 60em)',
  /** The counterpart of `drawer`. */
  sidebar: '(min-width: 60.01em)',
  /** The outline becomes a dropdown: 1280 px or less. */
  dropdown: '(max-width: 80em)',
  /** The counterpart of `dropdown`. */
  outline: '(min-width: 80.01em)',
  /** So low that bars would take too much of the window: a phone on its side, or a page at 400 %. */
  low: '(max-height: 24.9em)',
  /** The counterpart of `low`. */
  high: '(min-height: 24.91em)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  /** Touch, which cannot. */
  touch: '(hover: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
  dark: '(prefers-color-scheme: dark)',
} as const;

/** For `@supports`: browsers that can place an element beside another one. The names say where, so any name will do. */
export const ANCHORS = '(anchor-scope: --name)';

/**
 * For `@supports`: and that can place it elsewhere where there is no room. WebKit 2.50 and Safari 26 restart the transitions
 * of such an element with every layout, so that it never shows, and hang when one in a menu over the whole screen goes
 * away. Only WebKit knows `hanging-punctuation`.
 */
export const ANCHOR_FALLBACKS = `${ANCHORS} and (not (hanging-punctuation: first))`;
