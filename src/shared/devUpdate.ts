/** Development only: the Trusted Types policies of what shows errors and warnings. */
export const DEV_POLICIES = { errors: 'dev-errors', warnings: 'dev-warnings' } as const;

/** Development only: what the dev server tells open pages, by the bundler's socket; each time all of it. */
export interface DevUpdate {
  /** Identifies this run of the server. If it differs from the document's, the configuration may have changed. */
  server: string;
  /** Counts changes. If it equals the document's, nothing has changed since the document was rendered. */
  revision: number;
  /** Paths of the pages whose content changed with this revision; `all` if the shell may have changed. */
  pages: 'all' | string[];
  /** Paths of the pages that the bundler's overlay of errors is for. */
  broken: 'all' | string[];
  /** The warnings of each page as HTML, by its path; those of the whole site are on every page. */
  warnings: Record<string, string[]>;
}
