import { expect, test } from 'vitest';
import { contrastRatio, contrastRules } from './contrastRules.ts';

test.each(['light', 'dark'] as const)(
  'every color of the %s theme is legible on its backgrounds',
  (theme) => {
    const tooWeak = contrastRules
      .filter((rule) => contrastRatio(theme, rule) < rule.minimum)
      .map(
        (rule) =>
          `${rule.token} on ${rule.ground}: ${contrastRatio(theme, rule).toFixed(2)} of ${rule.minimum}`,
      );
    expect(tooWeak).toEqual([]);
  },
);
