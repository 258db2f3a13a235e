/** Linear-light red, green and blue, 0 to 1 within the sRGB gamut. */
export type LinearRgb = [number, number, number];

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

/**
 * Converts an opaque `oklch()` color to linear sRGB, with the matrices of CSS Color 4 (section 10, "OKLab"). Throws for
 * any other notation, because the tokens only use this one.
 */
export function linearRgb(color: string): LinearRgb {
  const [, l, c, h] = OKLCH.exec(color) ?? [];
  if (l === undefined) throw new Error(`"${color}" is not an opaque oklch() color.`);
  const hue = (Number(h) * Math.PI) / 180;
  const [lightness, a, b] = [Number(l), Number(c) * Math.cos(hue), Number(c) * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/**
 * Converts an opaque `oklch()` color for programs that don't support it: `rgb(11, 122, 94)`, clipped to the sRGB gamut.
 * Throws for any other color.
 */
export function rgb(color: string): string {
  const parts = linearRgb(color).map((part) => {
    const light = Math.min(1, Math.max(0, part));
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `rgb(${parts.join(', ')})`;
}

const VEIL = /^(oklch\([^/]+) \/ ([\d.]+)\)$/;

/** Returns the color of a background below a translucent color such as `oklch(0.2 0.02 195 / 0.36)`. */
export function seenThrough(veil: string, ground: string): string {
  const [, color, opacity] = VEIL.exec(veil) ?? [];
  if (color === undefined) throw new Error(`"${veil}" is not an oklch() color with an opacity.`);
  return `color-mix(in srgb, ${ground}, ${color}) ${100 * Number(opacity)}%)`;
}
