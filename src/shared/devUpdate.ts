/** Development only: what the dev server sends to an open page. */
export interface DevUpdate {
  /** Identifies this run of the server. If it differs from the document's, the configuration may have changed. */
  server: string;
  /** Counts changes. If it equals the document's, nothing has changed since the document was rendered. */
  revision: number;
  /** Paths of the pages whose content changed with this revision; `all` if the shell may have changed. */
  pages: 'all' | string[];
}
