/** Development only: what the dev server tells an open page. */
export interface DevUpdate {
  /** Identifies this run of the server. Another one than the document's: the configuration may have changed. */
  server: string;
  /** Counts the changes. The same as the document's: nothing has changed since it was made. */
  revision: number;
  /** Paths of the pages whose text has changed with this revision; `all` when the frame may have. */
  pages: 'all' | string[];
}
