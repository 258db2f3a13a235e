/**
 * Transfer size budgets of a documentation page, in bytes: compressed with Brotli, fonts unchanged. 1 KB here is
 * 1,000 bytes. `npm run bench -- sizes --check` fails if a size exceeds its budget.
 */
export const BUDGETS = {
  /** Scripts that run before the load event: the inline head script and the boot entry. */
  scriptBeforeLoad: 13_500,
  /** All scripts that a browser loads on a page left alone, workers included. */
  scripts: 82_000,
  /** All other scripts of the engine: menus, tooltips, search with its worker, and the islands of other pages. */
  demandScripts: 71_000,
  /** Scripts of the site's components, all on demand: the editor and compiler of runnable samples. */
  siteScripts: 168_000,
  /** The styles inlined in every page. */
  styles: 9_550,
  /** The stylesheets that only some pages load, or that are loaded on demand. */
  extraStyles: 9_700,
  /** All fonts. */
  fonts: 45_000,
} as const;
