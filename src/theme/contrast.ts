import { type LinearRgb, linearRgb } from './oklch.ts';

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
