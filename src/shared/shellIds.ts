/** Ids of the shell's own elements. Prefixed, since the article's headings have ids too. */
export const shellIds = {
  /** Target of the skip link; the only public id. */
  main: 'main',
  navPanel: 'shell-menu',
  search: 'shell-search',
  /** Dialog of search. */
  searchPanel: 'shell-search-panel',
  sidebar: 'shell-sidebar',
  outline: 'shell-outline',
  /** Live region that announces navigations. */
  status: 'shell-status',
} as const;
