import { clampRgb, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { contrast, contrastRatio, contrastRules, tokenColor } from './contrastRules.ts';

const white = 'oklch(1 0 0)';

test('computes 21 : 1 for black on white, and 1 : 1 for a color on itself', () => {
  expect(contrast('oklch(0 0 0)', white)).toBeCloseTo(21, 4);
  expect(contrast('oklch(0.49 0.104 168)', 'oklch(0.49 0.104 168)')).toBe(1);
});

test('computes the known contrast of colors with white, in either order', () => {
  const red = 'oklch(0.62796 0.25768 29.234)'; // #ff0000, 4.00 : 1
  const gray = 'oklch(0.5658 0 0)'; // #767676, the lightest gray with 4.5 : 1
  expect(contrast(red, white)).toBeCloseTo(4.0, 2);
  expect(contrast(white, gray)).toBeCloseTo(4.54, 2);
});

test.each(['light', 'dark'] as const)(
  'computes the same contrast as another library for the %s theme',
  (theme) => {
    const color = (path: string) => clampRgb(tokenColor(theme, path)) ?? '';
    for (const rule of contrastRules) {
      const { token, ground } = rule;
      expect(contrastRatio(theme, rule), token).toBeCloseTo(wcagContrast(color(token), color(ground)), 2);
    }
  },
);

test('rejects other notations', () => {
  expect(() => contrast('#ff0000', white)).toThrow('"#ff0000" is not an opaque oklch() color.');
});
