/**
 * Media queries of the layout (`BEHAVIOR.md`, 9). Custom properties do not work in media queries,
 * so these are the only sizes outside the contract.
 */
export const media = {
  /** The top bar is lower: 768 px or less. */
  compact: '(max-width: 768px)',
  /** The top bar's entries move into the full-screen menu: below 768 px. */
  narrow: '(max-width: 767.98px)',
  /** The counterpart of `narrow`. */
  wide: '(min-width: 768px)',
  /** The sidebar becomes a drawer: 960 px or less. */
  drawer: '(max-width: 960px)',
  /** The counterpart of `drawer`. */
  sidebar: '(min-width: 960.02px)',
  /** The outline becomes a dropdown: 1280 px or less. */
  dropdown: '(max-width: 1280px)',
  /** The counterpart of `dropdown`. */
  outline: '(min-width: 1280.02px)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  /** Touch, which cannot. */
  touch: '(hover: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
  dark: '(prefers-color-scheme: dark)',
} as const;
