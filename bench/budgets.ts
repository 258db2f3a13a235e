/**
 * What a documentation page may make its readers load, in bytes as they travel: compressed with brotli, fonts as they
 * are. 1 KB here is 1,000 bytes. `npm run bench:sizes -- --check` fails when a size is above its budget.
 */
export const BUDGETS = {
  /** Script that runs before the load event: the inline one and the one that loads the rest when the page is idle. */
  scriptBeforeLoad: 5_000,
  /** All scripts that a page can load by itself: everything but what the reader must first ask for. */
  scripts: 95_000,
  /** Scripts that come when the reader asks for something: search, zoom, popovers. */
  demandScripts: 60_000,
  /** The styles that stand in every page. */
  styles: 10_000,
  /** The stylesheets that only some pages load, or only when the reader asks for something. */
  extraStyles: 12_000,
  /** All fonts. */
  fonts: 60_000,
} as const;
