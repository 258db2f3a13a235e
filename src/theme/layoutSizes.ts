/** Sizes of the bars and columns of a page (`BEHAVIOR.md`, 9). */
export const layoutSizes = {
  /** Height of the top bar. */
  navbar: '72px',
  /** Height of the bar with “Menu” and the outline below it; 0 where it is not shown. */
  menuBar: '0px',
  menuBarShown: '46px',
  sidebar: '272px',
  outline: '232px',
  measure: '736px',
  page: '1440px',
  gutter: 'clamp(20px, 3.4vw, 48px)',
  drawer: 'min(320px, 86vw)',
  target: '36px',
  search: 'clamp(144px, 15vw, 224px)',
  dot: '7px',
} as const;

/** Height of the top bar on narrow screens (`media.compact`). */
export const NAVBAR_COMPACT = '56px';
