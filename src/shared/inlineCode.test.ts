import { expect, it } from 'vitest';
import { splitCode, withoutCodeMarks } from './inlineCode.ts';

it('distinguishes code from text', () => {
  expect(splitCode('Stops after `bail` failures.')).toEqual(['Stops after ', 'bail', ' failures.']);
  expect(splitCode('`-t` filters')).toEqual(['', '-t', ' filters']);
  expect(splitCode('a ` alone')).toEqual(['a ` alone']);
  expect(splitCode('an empty ``')).toEqual(['an empty ``']);
});

it('removes the marks', () => {
  expect(withoutCodeMarks('Stops after `bail` failures, `--bail` too.')).toBe(
    'Stops after bail failures, --bail too.',
  );
});
