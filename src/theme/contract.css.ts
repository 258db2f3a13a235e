import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Custom properties are named by their path: `color.bg` is `--color-bg`. */
const byPath = (_value: string | null, path: string[]): string => path.join('-');

/** Every token that a style may use; values are in `values.ts` and `themes.css.ts`. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Page ground. */
      bg: '',
      /** Wells: code blocks, inline code, table heads. */
      sunken: '',
      /** Surfaces above the page: menus, drawers. */
      raised: '',
      /** Ground of something under the pointer. */
      hover: '',
      /** Hairlines. */
      line: '',
      /** Edges that carry meaning, 3 : 1 against the page. */
      edge: '',
      text: '',
      heading: '',
      muted: '',
      /** Weakest text; still 4.5 : 1 on `bg` and `sunken`. */
      faint: '',
      accent: '',
      accentHover: '',
      /** Tint behind accented text. */
      accentSoft: '',
      /** Hairline on `accentSoft`. */
      accentLine: '',
      /** Filled buttons, and text on them. */
      solid: '',
      solidHover: '',
      onSolid: '',
      selection: '',
      backdrop: '',
      /** `bg` below the backdrop. */
      dimmed: '',
    },
    /** Kinds of callouts and badges: text, ground, hairline. */
    tone: {
      tip: { text: '', soft: '', line: '' },
      note: { text: '', soft: '', line: '' },
      info: { text: '', soft: '', line: '' },
      warning: { text: '', soft: '', line: '' },
      danger: { text: '', soft: '', line: '' },
      important: { text: '', soft: '', line: '' },
    },
    /** Syntax colours; each at least 4.5 : 1 on `color.sunken` and on a highlighted line. */
    code: {
      text: '',
      comment: '',
      keyword: '',
      string: '',
      constant: '',
      function: '',
      parameter: '',
      punctuation: '',
      link: '',
      inserted: '',
      deleted: '',
      changed: '',
    },
    space: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 8: '', 10: '', 12: '', 16: '', 24: '' },
    font: { text: '', code: '' },
    size: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '', display: '', code: '' },
    leading: { flat: '', tight: '', snug: '', body: '', code: '' },
    weight: { regular: '', medium: '', strong: '', heavy: '' },
    tracking: { caps: '', heading: '', display: '' },
    radius: { small: '', medium: '', large: '', round: '' },
    border: { hair: '', focus: '' },
    shadow: { raised: '', drawer: '' },
    layer: { bar: '', navbar: '', progress: '' },
    motion: { fast: '', base: '', groupOpen: '', groupClose: '', ease: '' },
    layout: {
      navbar: '',
      /** Height of the bar with "Menu" and the outline; 0 where there is none. */
      menuBar: '',
      menuBarShown: '',
      /** Height of all that sticks to the top. */
      top: '',
      /**
       * How far below the window's edge anchors and the focus come to stand. What sticks to that edge itself takes it back
       * with a negative scroll margin: it is in sight already, and the focus on it must not scroll the page.
       */
      landing: '',
      sidebar: '',
      outline: '',
      measure: '',
      page: '',
      gutter: '',
      drawer: '',
      target: '',
      /** Width of the search button where there is room. */
      search: '',
      dot: '',
    },
  },
  byPath,
);
