/**
 * What a documentation page may make its readers load, in bytes as they travel: compressed with brotli, fonts as they
 * are. 1 KB here is 1,000 bytes. `npm run bench:sizes -- --check` fails when a size is above its budget.
 */
export const BUDGETS = {
  /** Script that runs before the load event: the inline one and the one that loads the rest when the page is idle. */
  scriptBeforeLoad: 5_000,
  /** All scripts of the site, whether a page loads them or not. */
  scripts: 95_000,
  /** All stylesheets. */
  styles: 10_000,
  /** All fonts. */
  fonts: 60_000,
} as const;
