import { describe, expect, it } from 'vitest';
import { rgb, seenThrough } from './oklch.ts';

describe('rgb', () => {
  it('returns the color that browsers render', () => {
    expect(rgb('oklch(1 0 0)')).toBe('rgb(255, 255, 255)');
    expect(rgb('oklch(0.5 0 0)')).toBe('rgb(99, 99, 99)');
    // expected values of `red` and `green` from CSS Color 4
    expect(rgb('oklch(0.62796 0.25768 29.234)')).toBe('rgb(255, 0, 0)');
    expect(rgb('oklch(0.51975 0.17686 142.5)')).toBe('rgb(0, 128, 0)');
  });

  it('clips colors to the sRGB gamut', () => {
    expect(rgb('oklch(0.7 0.4 140)')).toMatch(/^rgb\(0, \d+, 0\)$/);
  });

  it('rejects other notations', () => {
    expect(() => rgb('#fff')).toThrow('"#fff" is not an opaque oklch() color.');
  });
});

describe('seenThrough', () => {
  it('mixes a color with the background by its opacity', () => {
    expect(seenThrough('oklch(0.2 0.02 195 / 0.36)', 'oklch(1 0 0)')).toBe(
      'color-mix(in srgb, oklch(1 0 0), oklch(0.2 0.02 195) 36%)',
    );
  });

  it('rejects an opaque color', () => {
    expect(() => seenThrough('oklch(1 0 0)', 'oklch(1 0 0)')).toThrow('"oklch(1 0 0)" is not');
  });
});
