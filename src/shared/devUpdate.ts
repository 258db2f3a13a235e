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
  /** The warnings of each page, by its path; those of the whole site are on every page. */
  warnings: Record<string, DevWarning[]>;
}

/** Development only: something that does not stop a build, for whoever writes the page. */
export interface DevWarning {
  /** `docs/en/a.mdx:3:7` */
  place: string;
  message: string;
  advice?: string;
  /** The line that it is about: what is meant, and what stands around it. */
  excerpt?: { before: string; marked: string; after: string };
}
