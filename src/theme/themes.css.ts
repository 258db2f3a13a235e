import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { baseRule } from './layered.ts';
import { light } from './light.ts';
import * as media from './media.ts';
import { seenThrough } from './oklch.ts';
import { NAVBAR_COMPACT, sharedValues, TARGET_TOUCH } from './values.ts';

/** Colors by name, in groups. */
interface Colors {
  readonly [name: string]: string | Colors;
}

/** A tree with the same keys, and any strings as values. */
type SameNames<T> = { [Name in keyof T]: T[Name] extends string ? string : SameNames<T[Name]> };

/** Combines the colors of both themes with `light-dark()`, which chooses by `color-scheme`. */
function both<T extends Colors>(inLight: T, inDark: SameNames<T>): SameNames<T> {
  const entries = Object.entries(inLight).map(([name, color]) => {
    const other = inDark[name] as string & SameNames<Colors>;
    return [name, typeof color === 'string' ? `light-dark(${color}, ${other})` : both(color, other)];
  });
  return Object.fromEntries(entries) as SameNames<T>;
}

const { color, tone, code, shadow } = both(light, dark);
const dimmed = ({ color }: typeof light | typeof dark) => seenThrough(color.backdrop, color.bg);

/** Every custom property with a color. Which theme applies is up to `color-scheme`. */
const colorVars = {
  ...assignVars(vars.color, { ...color, dimmed: `light-dark(${dimmed(light)}, ${dimmed(dark)})` }),
  ...assignVars(vars.tone, tone),
  ...assignVars(vars.code, code),
  ...assignVars(vars.shadow, {
    raised: `0 1px 2px ${shadow.near}, 0 12px 32px -8px ${shadow.far}`,
    drawer: `0 0 48px ${shadow.drawer}`,
  }),
};

const { color: _color, tone: _tone, code: _code, shadow: _shadow, ...shared } = vars;

baseRule(':root', {
  colorScheme: 'light dark', // without JavaScript, `data-theme` is missing and the system's preference applies
  vars: {
    ...assignVars(shared, {
      ...sharedValues,
      layout: {
        ...sharedValues.layout,
        top: `calc(${vars.layout.navbar} + ${vars.layout.menuBar})`,
        landing: `calc(${vars.layout.top} + ${vars.space[6]})`,
        landingEnd: `calc(2 * ${vars.space[6]} + ${vars.space[10]})`,
      },
    }),
    ...colorVars,
  },
});

baseRule(':root[data-theme="light"]', { colorScheme: 'light' });
baseRule(':root[data-theme="dark"]', { colorScheme: 'dark' });

// Letter spacing would break up connected scripts such as Arabic.
baseRule(':root[dir="rtl"]', {
  vars: { [vars.tracking.heading]: '0', [vars.tracking.display]: '0', [vars.tracking.caps]: '0' },
});

// Uses system fonts and a larger line height for Chinese. The text font stays first, for Latin letters.
baseRule(':root:lang(zh)', {
  vars: {
    [vars.font.text]: [
      "'Text', 'Text Fallback', 'Text Fallback Android', 'Text Fallback Linux'",
      "'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Microsoft YaHei UI', 'Microsoft YaHei'",
      "'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
    ].join(', '),
    [vars.font.code]: [
      "'Code', 'Code Fallback', ui-monospace",
      "'PingFang SC', 'Microsoft YaHei', 'Noto Sans Mono CJK SC', 'Noto Sans CJK SC', monospace",
    ].join(', '),
    [vars.leading.body]: '1.85',
    [vars.leading.tight]: '1.3',
    [vars.leading.snug]: '1.5',
    [vars.tracking.heading]: '0',
    [vars.tracking.display]: '-0.01em',
    [vars.tracking.caps]: '0.02em',
  },
});

baseRule(':root', {
  '@media': {
    [media.compact]: { vars: { [vars.layout.navbar]: NAVBAR_COMPACT } },
    [media.touch]: { vars: { [vars.layout.target]: TARGET_TOUCH } },
    // both bars scroll with the page, so that nothing is sticky
    [media.low]: { vars: { [vars.layout.top]: '0px' } },
  },
});

// Adds the second bar, which only some pages have, to sticky offsets and scroll padding.
baseRule(':root[data-parts~="sidebar"]:not([data-hide~="sidebar"])', {
  '@media': {
    [`${media.drawer} and ${media.high}`]: { vars: { [vars.layout.menuBar]: vars.layout.menuBarShown } },
  },
});
baseRule(':root[data-parts~="outline"]:not([data-hide~="outline"])', {
  '@media': {
    [`${media.dropdown} and ${media.high}`]: { vars: { [vars.layout.menuBar]: vars.layout.menuBarShown } },
  },
});
baseRule(':root[data-hide~="navbar"], :root[data-parts]:not([data-parts~="navbar"])', {
  vars: { [vars.layout.navbar]: '0px' },
});

baseRule(':root', {
  '@media': {
    [media.reducedMotion]: {
      vars: {
        [vars.motion.fast]: '0s',
        [vars.motion.base]: '0s',
        [vars.motion.groupOpen]: '0s',
        [vars.motion.groupClose]: '0s',
      },
    },
  },
});

// Moves sticky elements up while the navbar is hidden. The bar is one element deeper with a component of the site
// above it. Each `:has()` on the root limits its depth; otherwise, browsers would search the whole article, and style
// the root again for every part of the page that loads.
const hiddenBar = '[data-navbar="hidden"]:not(:focus-within)';
baseRule(`:root:has(> body > * > ${hiddenBar}, > body > * > * > ${hiddenBar})`, {
  vars: {
    [vars.layout.top]: vars.layout.menuBar,
    // keeps the target of a hash further up below the bar, which it brings back
    [vars.layout.landing]: `calc(${vars.layout.navbar} + ${vars.layout.menuBar} + ${vars.space[6]})`,
  },
});
