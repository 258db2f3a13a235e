/** The light theme: paper with a tint of green; text is never pure black. */
export const light = {
  color: {
    /** Page background. */
    bg: 'oklch(0.994 0.002 165)',
    /** Recessed surfaces: code blocks, inline code, table heads. */
    sunken: 'oklch(0.97 0.005 168)',
    /** Surfaces above the page: menus, drawers. */
    raised: 'oklch(1 0 0)',
    /** Background on hover. */
    hover: 'oklch(0.955 0.007 170)',
    /** Hairlines. */
    line: 'oklch(0.908 0.007 175)',
    /** Borders that carry meaning, 3 : 1 against the page. */
    edge: 'oklch(0.64 0.015 180)',
    text: 'oklch(0.32 0.018 190)',
    heading: 'oklch(0.205 0.02 195)',
    muted: 'oklch(0.455 0.018 190)',
    /** Weakest text, with at least 4.5 : 1 on `bg` and `sunken`. */
    faint: 'oklch(0.52 0.016 188)',
    accent: 'oklch(0.49 0.104 168)',
    accentHover: 'oklch(0.4 0.088 170)',
    /** Tint behind accented text. */
    accentSoft: 'oklch(0.958 0.028 168)',
    /** Hairline on `accentSoft`. */
    accentLine: 'oklch(0.86 0.06 168)',
    /** Filled buttons, and text on them. */
    solid: 'oklch(0.46 0.1 168)',
    solidHover: 'oklch(0.4 0.088 170)',
    onSolid: 'oklch(0.985 0.008 168)',
    selection: 'oklch(0.88 0.08 168)',
    backdrop: 'oklch(0.2 0.02 195 / 0.36)',
  },
  /** Kinds of callouts and badges: text, background, hairline. */
  tone: {
    tip: { text: 'oklch(0.45 0.1 165)', soft: 'oklch(0.968 0.0136 167)', line: 'oklch(0.84 0.07 167)' },
    note: { text: 'oklch(0.42 0.02 195)', soft: 'oklch(0.97 0.0031 170)', line: 'oklch(0.83 0.012 180)' },
    info: { text: 'oklch(0.47 0.12 250)', soft: 'oklch(0.967 0.0105 245)', line: 'oklch(0.84 0.06 248)' },
    warning: { text: 'oklch(0.47 0.1 70)', soft: 'oklch(0.971 0.0186 85)', line: 'oklch(0.85 0.085 80)' },
    danger: { text: 'oklch(0.49 0.16 25)', soft: 'oklch(0.967 0.0112 22)', line: 'oklch(0.85 0.075 24)' },
    important: {
      text: 'oklch(0.48 0.15 305)',
      soft: 'oklch(0.968 0.0105 305)',
      line: 'oklch(0.85 0.065 305)',
    },
  },
  /** Syntax colors; each at least 4.5 : 1 on `color.sunken` and on a highlighted line. */
  code: {
    text: 'oklch(0.3 0.02 195)',
    comment: 'oklch(0.5 0.016 185)',
    keyword: 'oklch(0.47 0.15 330)',
    string: 'oklch(0.46 0.095 160)',
    constant: 'oklch(0.48 0.12 50)',
    function: 'oklch(0.46 0.13 258)',
    parameter: 'oklch(0.4 0.05 230)',
    punctuation: 'oklch(0.46 0.018 190)',
    link: 'oklch(0.46 0.1 220)',
    inserted: 'oklch(0.44 0.11 155)',
    deleted: 'oklch(0.48 0.16 25)',
    changed: 'oklch(0.47 0.1 75)',
  },
  shadow: {
    near: 'oklch(0.2 0.02 195 / 0.05)',
    far: 'oklch(0.2 0.02 195 / 0.16)',
    drawer: 'oklch(0.2 0.02 195 / 0.18)',
  },
} as const;
