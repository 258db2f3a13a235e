import { expect, it } from 'vitest';
import { pseudoLocale, pseudoText } from './pseudoLocale.ts';

it('makes strings 40% longer, with accents, and keeps variables', () => {
  const text = 'You are reading the {{language}} version.';
  const pseudo = pseudoText(text);
  expect(pseudo.length).toBeGreaterThanOrEqual(text.length * 1.4);
  expect(pseudo).toContain('{{language}}');
  expect(pseudo.replace('{{language}}', '')).not.toMatch(/[a-z]/i);
});

it('does not make words longer than real ones', () => {
  const words = pseudoText('A sentence of some length, as there are many.'.repeat(5)).split(' ');
  expect(Math.max(...words.map((word) => word.length))).toBeLessThan(16);
});

it('keeps the groups of a file', () => {
  expect(pseudoLocale({ a: { b: 'x' } })).toEqual({ a: { b: '[ẋ~]' } });
});
