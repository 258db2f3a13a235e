/**
 * Transfer size budgets of a documentation page, in bytes: compressed with Brotli, fonts as they are. 1 KB here is
 * 1,000 bytes. `npm run bench -- sizes --check` fails if a size exceeds its budget.
 */
export const BUDGETS = {
  /** Scripts that run before the load event: the inline one, and the one that loads the rest at idle. */
  scriptBeforeLoad: 5_000,
  /** All scripts that a browser loads on a page left alone, workers included. */
  scripts: 85_000,
  /** All others: what a reader needs, then search, tabs, zoom, popovers. */
  demandScripts: 65_000,
  /** The styles inlined in every page. */
  styles: 10_000,
  /** The stylesheets that only some pages load, or that are loaded on demand. */
  extraStyles: 12_000,
  /** All fonts. */
  fonts: 60_000,
} as const;
