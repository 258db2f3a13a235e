/** Ids of the shell's own landmarks. Prefixed, since the article's headings have ids too. */
export const shellIds = {
  /** Target of the skip link; the one id that is a public name. */
  main: 'main',
  navPanel: 'shell-menu',
  search: 'shell-search',
  /** Takes what is typed until the field of search is there. */
  typed: 'shell-typed',
  sidebar: 'shell-sidebar',
  outline: 'shell-outline',
} as const;
