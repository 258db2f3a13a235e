import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Custom properties are named by their path: `color.bg` is `--color-bg`. */
const byPath = (_value: string | null, path: string[]): string => path.join('-');

/** Every token that a style may use; values are in `values.ts` and `themes.css.ts`. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Page background. */
      bg: '',
      /** Recessed surfaces: code blocks, inline code, table heads. */
      sunken: '',
      /** Surfaces above the page: menus, drawers. */
      raised: '',
      /** Background on hover. */
      hover: '',
      /** Hairlines. */
      line: '',
      /** Borders that carry meaning, 3 : 1 against the page. */
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
    /** Kinds of callouts and badges: text, background, hairline. */
    tone: {
      tip: { text: '', soft: '', line: '' },
      note: { text: '', soft: '', line: '' },
      info: { text: '', soft: '', line: '' },
      warning: { text: '', soft: '', line: '' },
      danger: { text: '', soft: '', line: '' },
      important: { text: '', soft: '', line: '' },
    },
    /** Syntax colors; each at least 4.5 : 1 on `color.sunken` and on a highlighted line. */
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
      /** Height of the second bar, with the buttons for sidebar and outline; 0 if there is none. */
      menuBar: '',
      menuBarShown: '',
      /** Height of everything that sticks to the top. */
      top: '',
      /**
       * Scroll padding for anchors and focused elements. Sticky elements cancel it out with a negative scroll margin:
       * they are visible already, and focusing them must not scroll the page.
       */
      landing: '',
      /** The same at the bottom: above the button that leads back to the top. */
      landingEnd: '',
      sidebar: '',
      outline: '',
      measure: '',
      page: '',
      gutter: '',
      drawer: '',
      target: '',
      /** Width of the search button if there is space. */
      search: '',
      dot: '',
    },
  },
  byPath,
);
