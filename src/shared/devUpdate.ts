/** Names of the Trusted Types policies that the dev overlay uses to show errors and warnings. Development only. */
export const DEV_POLICIES = { errors: 'dev-errors', warnings: 'dev-warnings' } as const;

/** Full state that the dev server sends to open pages with every update, over the bundler's WebSocket. Development only. */
export interface DevUpdate {
  /** Id of this run of the server. If it differs from the document's, the configuration may have changed. */
  server: string;
  /** Counts changes. If it equals the document's, nothing has changed since the document was rendered. */
  revision: number;
  /** Paths of the pages whose content changed with this revision; `all` if the shell may have changed. */
  pages: 'all' | string[];
  /** Paths of the pages that show the bundler's error overlay. */
  broken: 'all' | string[];
  /** Warnings as HTML, by page path. Warnings about the whole site are part of every page's list. */
  warnings: Record<string, string[]>;
}
