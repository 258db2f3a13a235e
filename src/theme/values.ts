/** Values of the tokens that are the same in both themes. Sizes in rem follow the reader's text size. */
export const sharedValues = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    24: '96px',
  },
  font: {
    text: "'Text', 'Text Fallback', 'Text Fallback Android', 'Text Fallback Linux', system-ui, sans-serif",
    code: "'Code', 'Code Fallback', ui-monospace, monospace",
  },
  size: {
    1: '0.75rem',
    2: '0.8125rem',
    3: '0.875rem',
    4: '0.9375rem',
    5: '1rem',
    6: '1.125rem',
    7: '1.25rem',
    8: '1.625rem',
    9: 'min(clamp(2rem, 1.7rem + 1.3vw, 2.5rem), 13vi)',
    display: 'clamp(2.5rem, 1.5rem + 4vw, 4.5rem)',
    code: '0.84375rem',
  },
  leading: { flat: '1', tight: '1.12', snug: '1.4', body: '1.7', code: '1.65' },
  weight: { regular: '400', medium: '500', strong: '600', heavy: '660' },
  tracking: { caps: '0.06em', heading: '-0.014em', display: '-0.034em' },
  radius: { small: '4px', medium: '6px', large: '10px', round: '999px' },
  border: { hair: '1px', focus: '2px' },
  layer: { bar: '20', navbar: '30', progress: '40' },
  motion: {
    fast: '120ms',
    /** Also the duration of a progress bar step (`BEHAVIOR.md`, 9). */
    base: '200ms',
    groupOpen: '300ms',
    groupClose: '500ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  /** Sizes of the bars and columns of a page (`BEHAVIOR.md`, 9). */
  layout: {
    /** Height of the navbar. */
    navbar: '72px',
    /** Height of the bar with "Menu" and the outline; 0 where the bar is hidden. */
    menuBar: '0px',
    menuBarShown: '46px',
    /** Grows with larger text, so that the longest words fit. */
    sidebar: 'clamp(272px, 17rem, 320px)',
    outline: '256px',
    measure: '736px',
    page: '1440px',
    gutter: 'clamp(20px, 3.4vw, 48px)',
    drawer: 'min(320px, 86vw)',
    target: '36px',
    /** Width of the search button if there is space. */
    search: 'clamp(144px, 15vw, 224px)',
    dot: '7px',
  },
} as const;

/** Height of the navbar on narrow screens (`media.compact`). */
export const NAVBAR_COMPACT = '56px';
/** Size of targets for fingers. */
export const TARGET_TOUCH = '44px';
