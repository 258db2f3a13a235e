import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { seenThrough } from './oklch.ts';

/** Colors by name, in groups. */
interface Colors {
  readonly [name: string]: string | Colors;
}

/** Other colors by the same names. */
type SameNames<T> = { [Name in keyof T]: T[Name] extends string ? string : SameNames<T[Name]> };

/** Every color with `light-dark()`: the first one where `color-scheme` is light, the second where it is dark. */
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
export const colorVars = {
  ...assignVars(vars.color, { ...color, dimmed: `light-dark(${dimmed(light)}, ${dimmed(dark)})` }),
  ...assignVars(vars.tone, tone),
  ...assignVars(vars.code, code),
  ...assignVars(vars.shadow, {
    raised: `0 1px 2px ${shadow.near}, 0 12px 32px -8px ${shadow.far}`,
    drawer: `0 0 48px ${shadow.drawer}`,
  }),
};
