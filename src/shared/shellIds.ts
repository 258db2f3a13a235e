/** Ids of the shell's elements, with a prefix that distinguishes them from headings' ids. */
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
