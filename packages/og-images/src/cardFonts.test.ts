import { expect, it } from 'vitest';
import { fontsFor } from './drawCard.ts';

it('prefers one slice for Latin letters, so that all weights are available', () => {
  for (const weight of [400, 700] as const) {
    const names = fontsFor('决定 a', weight)?.map(({ name }) => name) ?? [];
    expect(names[0]).toBe('slice-latin');
    // 决 and 定 are in different slices of the font
    expect(names.slice(1)).toEqual([
      expect.stringMatching(/^slice-\d+$/),
      expect.stringMatching(/^slice-\d+$/),
    ]);
  }
});
