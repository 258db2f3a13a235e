import { dark } from '../../src/theme/dark.ts';
import { light } from '../../src/theme/light.ts';
import { type LinearRgb, linearRgb } from '../../src/theme/oklch.ts';

/** Relative luminance (WCAG 2.2) of a color, clipped to the sRGB gamut. */
function luminance(color: string): number {
  const [red, green, blue] = linearRgb(color).map((part) => Math.min(1, Math.max(0, part))) as LinearRgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors (WCAG 2.2), 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A color token and a background that it may be used on, by their paths in the contract. */
export interface ContrastRule {
  token: string;
  ground: string;
  /** Minimum ratio: 4.5 for text, 3 for edges that carry meaning (WCAG 2.2, 1.4.3 and 1.4.11). */
  minimum: 4.5 | 3;
}

const rule = (token: string, ground: string, minimum: ContrastRule['minimum'] = 4.5): ContrastRule => ({
  token,
  ground,
  minimum,
});

/** The contrast that the contract guarantees. */
export const contrastRules: ContrastRule[] = [
  ...['text', 'heading', 'muted', 'faint', 'accent', 'accentHover'].flatMap((name) => [
    rule(`color.${name}`, 'color.bg'),
    rule(`color.${name}`, 'color.sunken'),
  ]),
  // the current search result
  ...['heading', 'muted', 'accent'].map((name) => rule(`color.${name}`, 'color.accentSoft')),
  ...['heading', 'muted', 'faint', 'accent'].map((name) => rule(`color.${name}`, 'color.raised')),
  rule('color.edge', 'color.bg', 3),
  rule('color.onSolid', 'color.solid'),
  rule('color.onSolid', 'color.solidHover'),
  ...Object.keys(light.tone).map((name) => rule(`tone.${name}.text`, `tone.${name}.soft`)),
  ...Object.keys(light.code).map((name) => rule(`code.${name}`, 'color.sunken')),
];

const themes = { light, dark };

/** Value of a color token by its path, such as `color.bg`. */
export function tokenColor(theme: keyof typeof themes, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], themes[theme]);
  if (typeof value !== 'string') throw new Error(`There is no colour "${path}".`);
  return value;
}

/** Contrast of a token on its background in a theme. */
export function contrastRatio(theme: keyof typeof themes, { token, ground }: ContrastRule): number {
  return contrast(tokenColor(theme, token), tokenColor(theme, ground));
}
